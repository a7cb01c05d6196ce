import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { contract } from '../../src/api';
import { markdown } from '../../src/api/markdown';

it('keeps docs/calls.md up to date', async () => {
  const path = 'docs/calls.md';
  const options = { ...(await resolveConfig(path)), parser: 'markdown' };
  // After a change of the contract: npm run docs
  await expect(await format(markdown(), options)).toMatchFileSnapshot(`../../${path}`);
});

it('says of a penny drop, which pays money, that it changes something', () => {
  expect(contract['POST penny-drop/'].changes).toBe(true);
});
