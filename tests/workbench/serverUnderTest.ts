import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type {
  DiskEvent,
  FileChange,
  Project,
  RequestTypeFiles,
  SaveResult,
} from '../../src/workbench/api';
import { createWorkbench, type WorkbenchOptions } from '../../src/workbench/server/workbench';

export const token = 'the-token-of-this-start';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Call {
  method?: string;
  /** `undefined` leaves a header out. */
  headers?: { [name: string]: string | undefined };
  body?: string;
}

export const digestOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

export const schema = '{ "type": "object" }\n';

/** A small catalogue. */
export const someFiles = {
  'catalogue.json': '{ "services": [] }\n',
  'catalogue.hi.json': '{}\n',
  'schemas/_shared/text.json': '{}\n',
  'schemas/README.md': '# Schemas\n',
  'schemas/pan_card/schema.json': schema,
  'schemas/pan_card/ui.json': '{}\n',
  'schemas/pan_card/examples/accepted-one.json': '{}\n',
};

export function makeFolder(files: { [path: string]: string | Uint8Array } = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'workbench-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) put(folder, path, content);
  return folder;
}

export function put(folder: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** A server on a port of its own, for a folder with {@link someFiles}. */
export async function startServer(options: Partial<WorkbenchOptions> = {}) {
  const root = options.root ?? makeFolder(someFiles);
  const pages =
    options.pages ??
    makeFolder({
      'index.html': '<title>Workbench</title>',
      'preview.html': '<title>Preview</title>',
      'gallery.html': '<title>Gallery</title>',
      'assets/index-1a.js': 'run()',
      'assets/checker.worker-1a.js': 'check()',
      'assets/index-1a.css': 'a {}',
    });
  const app = await createWorkbench({ token, ...options, root, pages });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const raw = (path: string, { method = 'GET', headers = {}, body }: Call = {}) =>
    send(port, path, method, headers, body);
  const call = (path: string, { headers, body, ...rest }: Call = {}) =>
    raw(`/workbench/api/${path}`, {
      ...rest,
      ...(body !== undefined && { body, method: 'POST' }),
      headers: {
        'x-workbench-token': token,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
  const json = async (path: string, more?: Call) => JSON.parse((await call(path, more)).text);
  return {
    app,
    root,
    port,
    raw,
    call,
    /** What a browser sends for a frame at the other name of this machine. */
    ofFrames: { host: `localhost:${port}` },
    project: (): Promise<Project> => json('project'),
    requestType: (key: string): Promise<RequestTypeFiles> => json(`request-types/${key}`),
    save: (changes: FileChange[], headers: Call['headers'] = {}): Promise<SaveResult> =>
      json('save', { body: JSON.stringify({ changes }), headers }),
    watch: (headers: { [name: string]: string } = {}) => openStream(port, headers),
  };
}

function send(
  port: number,
  path: string,
  method: string,
  headers: NonNullable<Call['headers']>,
  body: string | undefined,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, text }),
      );
    });
    asking.on('error', reject);
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) asking.setHeader(name, value);
    asking.end(body);
  });
}

/** An event stream, line by line. It ends with the test. */
async function openStream(port: number, headers: { [name: string]: string }) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const path = '/workbench/api/events';
    const asking = request({ host: '127.0.0.1', port, path, agent: false }, resolve);
    asking.on('error', reject);
    onTestFinished(() => void asking.destroy());
    asking.setHeader('x-workbench-token', token);
    for (const [name, value] of Object.entries(headers)) asking.setHeader(name, value);
    asking.end();
  });
  const events: DiskEvent[] = [];
  let rest = '';
  let isEnded = false;
  answer.setEncoding('utf8').on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop()!;
    events.push(...lines.filter(Boolean).map((line) => JSON.parse(line) as DiskEvent));
  });
  answer.on('close', () => (isEnded = true)).on('error', () => undefined);
  return { answer, events, isEnded: () => isEnded };
}
