import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';
import { said, takeUnexpected } from './said';

// A green run prints nothing, so that what is printed is read: what a library says counts as well.
for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
  console[level] = (...words: unknown[]) => void said.push(`console.${level}: ${format(...words)}`);

beforeEach(() => void takeUnexpected());
afterEach(({ task }) => {
  const unexpected = takeUnexpected();
  if (unexpected.length > 0 && task.result?.state !== 'fail')
    throw new Error(`Said aside and not expected (see expectSaid):\n${unexpected.join('\n')}`);
});
