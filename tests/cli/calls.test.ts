import { expect, it } from 'vitest';
import type { KnownCalls } from '../../src/authoring/lint/checks/check';
import { calls } from '../../src/server/routes';

it('knows the calls that the server has, and what they take', async () => {
  const known: KnownCalls = {};
  for (const one of calls) {
    const { properties = {}, required = [] } = one.takes;
    known[one.call] = { takes: Object.keys(properties), needs: required };
  }
  // After a change of the server's calls: npx vitest run tests/cli/calls.test.ts -u
  await expect(`${JSON.stringify(known, null, 2)}\n`).toMatchFileSnapshot(
    '../../src/cli/calls.json',
  );
});
