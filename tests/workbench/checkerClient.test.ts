import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as fixtures from '../../src/server/integrations/demoContext';
import { Checker } from '../../src/workbench/checker/checker';
import { CheckerClient } from '../../src/workbench/checker/checkerClient';
import type { CheckerMessage, CheckerRequest } from '../../src/workbench/checker/protocol';
import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { projectFiles } from '../files';
import { MemoryStorage } from './memoryStorage';

/** The checker of the worker, one message after the other as there. */
class FakeWorker {
  onmessage: ((event: { data: CheckerMessage }) => void) | undefined;
  readonly #checker = new Checker(fixtures);
  readonly #waiting: CheckerRequest[] = [];

  postMessage(request: CheckerRequest): void {
    if (request.type === 'files') for (const _ of this.#checker.handle(request));
    else this.#waiting.push(request);
  }

  /** Handles what was posted; the messages are on their way. */
  check(): CheckerMessage[] {
    return this.#waiting.splice(0).flatMap((request) => [...this.#checker.handle(request)]);
  }

  deliver(messages = this.check()): void {
    for (const data of messages) this.onmessage!({ data });
  }
}

let worker: FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  vi.stubGlobal('Worker', function () {
    return worker;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const filesIn = (start: string) =>
  Object.fromEntries(
    Object.keys(projectFiles)
      .filter((path) => path.startsWith(start))
      .map((path) => [path, { text: projectFiles[path]!, digest: path }]),
  );

function open() {
  const keys = ['email_update', 'pan_card'];
  const server = {
    requestType: async (key: string) => ({ files: filesIn(`schemas/${key}/`), problems: [] }),
  };
  const shared = { ...filesIn('catalogue.json'), ...filesIn('schemas/_shared/') };
  const project = new ProjectFiles(server as unknown as ProjectServer, new MemoryStorage(), {
    root: 'a',
    files: shared,
    problems: [],
    keys,
  } as never);
  return { project, checker: new CheckerClient(project) };
}

it('checks a request type that is opened with its files', async () => {
  const { project, checker } = open();
  await project.open('pan_card');
  checker.open('pan_card');
  worker.deliver();
  expect(checker.get().states).toMatchObject({ pan_card: { errors: 0 } });
});

it('checks a request type again that changed after it was left, before its result had come', async () => {
  const { project, checker } = open();
  await project.open('pan_card');
  await project.open('email_update');
  const broken = 'schemas/pan_card/ui.json';
  project.edit({ [broken]: '{' });
  checker.open('pan_card');
  const late = worker.check();
  checker.open('email_update');
  project.edit({ [broken]: projectFiles[broken]! });
  vi.advanceTimersByTime(100);
  worker.deliver(late);
  vi.runAllTimers();
  worker.deliver();
  expect(checker.get().states).toMatchObject({ pan_card: { errors: 0 } });
});
