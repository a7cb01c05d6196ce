import { expect } from 'vitest';

/** Output since the end of the last test: console messages, and log entries of a server at level error. */
export const logged: string[] = [];

let expected: RegExp[] = [];

/** Asserts that matching output exists, and allows more of it during this test. */
export function expectLogged(pattern: RegExp): void {
  expect(logged, `output that matches ${pattern}`).toContainEqual(expect.stringMatching(pattern));
  expected.push(pattern);
}

/** Returns the unexpected output and resets the record. */
export function takeUnexpected(): string[] {
  const unexpected = logged.splice(0).filter((line) => !expected.some((one) => one.test(line)));
  expected = [];
  return unexpected;
}
