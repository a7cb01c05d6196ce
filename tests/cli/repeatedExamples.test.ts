import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfProject, replaceText, runCatalogue } from './runCatalogue';

it('reports an example that repeats another, and a sentence that was copied', async () => {
  const root = copyOfProject(['mother_name']);
  const folder = 'schemas/mother_name/examples';
  const [from, to] = ['accepted-with-remarks', 'accepted-zz-copy'];
  copyFileSync(join(root, folder, `${from}.json`), join(root, folder, `${to}.json`));
  const { out } = await runCatalogue(root, ['check', 'mother_name']);
  expect(out).toMatch(
    /accepted-zz-copy\.json:1:1 error example-repeats The example repeats what "accepted-with-remarks" does/,
  );
  expect(out).toMatch(
    /accepted-zz-copy\.json:\d+:\d+ error example-about "accepted-with-remarks" says the same/,
  );
  replaceText(root, join(folder, `${to}.json`), '"about": "', '"about": "Once more: ');
  const again = await runCatalogue(root, ['check', 'mother_name']);
  expect(again.out).not.toMatch(/example-about/);
  expect(again.out).toMatch(/example-repeats/);
});
