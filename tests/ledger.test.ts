import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Areas of docs/spec/ledger.md in which a test cites every row. */
const finished = [
  'LOGIN',
  'SESS',
  'ROUTE',
  'NAV',
  'SHELL',
  'FLOW',
  'PAN',
  'EMAIL',
  'NAME',
  'SIGN',
  'PHONE',
  'MOTHER',
  'ADDR',
  'NOM',
  'DRAW',
  'CHQ',
  'EIA',
  'STRAT',
  'PDNR',
  'GSTREF',
  'GSTUP',
  'BANK',
  'DLC',
  'ASGN',
  'REVUP',
  'DGH',
  'REV',
  'POL',
  'PAY',
  'FSW',
  'RED',
  'FVAL',
  'PPC',
  'RCPT',
  'FSTM',
  'PDOC',
  'TRACK',
  'PROF',
  'API',
  'ERR',
  'FMT',
];

const rows = new Set(
  [...readFileSync('docs/spec/ledger.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm)]
    .map((match) => match[1]!)
    .filter((id) => !id.startsWith('OPEN-')),
);

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

it('has a test for every row of the finished areas', () => {
  const proved = new Set(cited.map(({ id }) => id));
  const open = [...rows].filter((id) => finished.includes(id.split('-')[0]!) && !proved.has(id));
  expect(open).toEqual([]);
});

it('cites no row that does not exist', () => {
  expect(cited.filter(({ id }) => !rows.has(id))).toEqual([]);
});
