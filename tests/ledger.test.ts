import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const rows = new Set(
  [...readFileSync('docs/spec/ledger.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm)]
    .map((match) => match[1]!)
    .filter((id) => !id.startsWith('OPEN-')),
);
/** Open questions that were settled after customers had walked through the portal. */
const settled = Array.from({ length: 12 }, (_, i) => `OPEN-${134 + i}`);

const comments = /^\s*\/\/.*$|^\s*\/\*[\s\S]*?\*\//gm;
const titles =
  /\b(?:it|test)(?:\.each\(.*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1(?!,\s*\{ tag: \[?'@nightly')/g;

/**
 * The IDs in square brackets in the titles of tests that `npm test` runs, with their files. Skipped tests and tests without
 * a body need no check here: they make the run fail.
 */
const cited = ['tests', 'e2e']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').replace(comments, '').matchAll(titles)].flatMap((title) =>
      [...title[2]!.matchAll(/\[([A-Z]+-\d+)\]/g)].map((match) => ({ file, id: match[1]! })),
    ),
  );

it('reads the ledger', () => {
  expect(rows.size).toBe(480);
});

it('has a test for every row', () => {
  const proved = new Set(cited.map(({ id }) => id));
  expect([...rows, ...settled].filter((id) => !proved.has(id))).toEqual([]);
});

it('cites no row that does not exist', () => {
  expect(cited.filter(({ id }) => !rows.has(id) && !settled.includes(id))).toEqual([]);
});
