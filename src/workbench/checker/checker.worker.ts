import * as fixtures from '#fixtures';
import { Checker } from './checker';
import type { CheckerMessage, CheckerRequest } from './protocol';

const checker = new Checker(fixtures);
const queue: CheckerRequest[] = [];
let isRunning = false;

globalThis.onmessage = ({ data }: MessageEvent<CheckerRequest>) => {
  // Files count at once: the result of a check of earlier files is of no use.
  if (data.type === 'files') for (const _ of checker.handle(data));
  else queue.push(data);
  if (!isRunning) void run();
};

/** Handles one request after the other: the opened request type first, the states of the others afterwards. */
async function run(): Promise<void> {
  isRunning = true;
  for (;;) {
    const request = takeNext();
    if (!request) break;
    try {
      for (const message of checker.handle(request)) {
        globalThis.postMessage(message satisfies CheckerMessage);
        // Lets the requests arrive that were sent meanwhile.
        await new Promise((resolve) => setTimeout(resolve));
        runQueries();
        if (request.type === 'check' && queue.some(({ type }) => type === 'check')) break;
      }
    } catch (error) {
      // An error of the checker in one definition must not keep it from checking the others.
      const { message } = error as Error;
      const key = 'key' in request ? request.key : '';
      globalThis.postMessage({ type: 'failed', key, message } satisfies CheckerMessage);
    }
  }
  isRunning = false;
}

/** Queries run before checks: the user waits for their results, and they are quick. */
function runQueries(): void {
  for (;;) {
    const next = queue.findIndex(({ type }) => type === 'query');
    if (next < 0) return;
    const [request] = queue.splice(next, 1) as [Extract<CheckerRequest, { type: 'query' }>];
    try {
      for (const message of checker.handle(request))
        globalThis.postMessage(message satisfies CheckerMessage);
    } catch (error) {
      const { message } = error as Error;
      const { id } = request;
      globalThis.postMessage({ type: 'result', id, error: message } satisfies CheckerMessage);
    }
  }
}

/** The next request; of several checks only the newest. */
function takeNext(): CheckerRequest | undefined {
  runQueries();
  const last = queue.findLastIndex(({ type }) => type === 'check');
  if (last < 0) return queue.shift();
  const [newest] = queue.splice(last, 1);
  const others = queue.filter(({ type }) => type !== 'check');
  queue.splice(0, queue.length, ...others);
  return newest;
}
