import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { markdown } from '../../src/api/markdown';

it('keeps docs/calls.md up to date', async () => {
  const path = 'docs/calls.md';
  const options = { ...(await resolveConfig(path)), parser: 'markdown' };
  // After a change of the contract: npm run docs
  await expect(await format(markdown(), options)).toMatchFileSnapshot(`../../${path}`);
});
