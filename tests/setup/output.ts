import { expect } from 'vitest';

/** What the code under test said aside since the last test ended: on the console, and at level error in a server's log. */
export const logged: string[] = [];

let expected: RegExp[] = [];

/** For what the running test makes the code say: something that matches was said; more of the kind may follow. */
export function expectLogged(pattern: RegExp): void {
  expect(logged, `said aside, to match ${pattern}`).toContainEqual(expect.stringMatching(pattern));
  expected.push(pattern);
}

/** What was said and not expected; from here on nothing was said. */
export function takeUnexpected(): string[] {
  const unexpected = logged.splice(0).filter((line) => !expected.some((one) => one.test(line)));
  expected = [];
  return unexpected;
}
