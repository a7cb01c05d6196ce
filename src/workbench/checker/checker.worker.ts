import * as fixtures from '#fixtures';
import { Checker } from './checker';
import type { Asked, Told } from './protocol';

const checker = new Checker(fixtures);
const waiting: Asked[] = [];
let isRunning = false;

globalThis.onmessage = ({ data }: MessageEvent<Asked>) => {
  // Files are taken at once; what was asked about the earlier ones counts no longer.
  if (data.ask === 'files') for (const _ of checker.answer(data));
  else waiting.push(data);
  if (!isRunning) void run();
};

/** One answer after the other: the opened request type first, the states of the others when there is time. */
async function run(): Promise<void> {
  isRunning = true;
  for (;;) {
    const next = take();
    if (!next) break;
    try {
      for (const told of checker.answer(next)) {
        globalThis.postMessage(told satisfies Told);
        // What came meanwhile arrives now.
        await new Promise((resolve) => setTimeout(resolve));
        answerQuestions();
        if (next.ask === 'check' && waiting.some(({ ask }) => ask === 'check')) break;
      }
    } catch (error) {
      // A definition that the checker fails on keeps no other from being checked.
      const { message } = error as Error;
      const key = 'key' in next ? next.key : '';
      globalThis.postMessage({ tell: 'failed', key, message } satisfies Told);
    }
  }
  isRunning = false;
}

/** Somebody waits for the answer, and it is quick. */
function answerQuestions(): void {
  for (;;) {
    const next = waiting.findIndex(({ ask }) => ask === 'question');
    if (next < 0) return;
    const [asked] = waiting.splice(next, 1) as [Extract<Asked, { ask: 'question' }>];
    try {
      for (const told of checker.answer(asked)) globalThis.postMessage(told satisfies Told);
    } catch (error) {
      const { message } = error as Error;
      globalThis.postMessage({ tell: 'answer', id: asked.id, failed: message } satisfies Told);
    }
  }
}

function take(): Asked | undefined {
  answerQuestions();
  const last = waiting.findLastIndex(({ ask }) => ask === 'check');
  if (last < 0) return waiting.shift();
  const [newest] = waiting.splice(last, 1);
  const others = waiting.filter(({ ask }) => ask !== 'check');
  waiting.splice(0, waiting.length, ...others);
  return newest;
}
