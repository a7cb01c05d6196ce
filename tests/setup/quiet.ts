import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { logged, takeUnexpected } from './output';

// A green run prints nothing, so that what is printed is read: what a library says counts as well.
for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
  console[level] = (...words: unknown[]) =>
    void logged.push(`console.${level}: ${format(...words)}`);

afterEach(({ task }) => failOnUnexpected(task.result?.state === 'fail'));
afterAll(() => failOnUnexpected(false));

/** What was said before the first test and after the last one counts as well. */
function failOnUnexpected(hasFailed: boolean): void {
  const unexpected = takeUnexpected();
  if (unexpected.length > 0 && !hasFailed)
    throw new Error(`Said aside and not expected (see expectSaid):\n${unexpected.join('\n')}`);
}
