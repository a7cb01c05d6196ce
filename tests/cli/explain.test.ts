import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checks } from '../../src/authoring/lint/checks';
import { pages } from '../../src/authoring/lint/pages';

/** The ids of diagnostics in the sources that do not belong to a check. */
const named = ['src/authoring', 'src/engine', 'src/cli'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /'((?:file|json|example|catalogue|overlay|sub-type|never|internal|mutant)-[a-z-]+|shape|ref)'/g,
      ),
    ])
    .map((match) => match[1]!),
);

it('has a page for every rule and no other page', () => {
  const rules = [...checks.map(({ id }) => id), ...named];
  expect(new Set(rules)).toEqual(new Set(Object.keys(pages)));
  expect(Object.keys(pages).length).toBeGreaterThanOrEqual(40);
});

it('has a reason, an example and a remedy on each page', () => {
  for (const [rule, page] of Object.entries(pages))
    for (const text of [page.why, page.example, page.fix])
      expect([rule, text]).toEqual([rule, expect.stringMatching(/^[A-Za-z"{].{8,}[.]$/)]);
});
