import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { logged, takeUnexpected } from './output';

// A green run prints nothing, so that any output gets attention; this includes output of libraries.
for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
  console[level] = (...words: unknown[]) =>
    void logged.push(`console.${level}: ${format(...words)}`);

afterEach(({ task }) => failOnUnexpected(task.result?.state === 'fail'));
afterAll(() => failOnUnexpected(false));

/** Also checks the output before the first test and after the last one. */
function failOnUnexpected(hasFailed: boolean): void {
  const unexpected = takeUnexpected();
  if (unexpected.length > 0 && !hasFailed)
    throw new Error(`Unexpected output (see expectLogged):\n${unexpected.join('\n')}`);
}
