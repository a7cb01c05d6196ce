import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCsv, writeCsv } from '../src/authoring/languages/words/csv';

/** Marathi by its tag, which browsers have dates for; its words are invented here. */
export const invented = 'mr';

/** What a build needs. */
const parts = [
  'src',
  'public',
  'schemas',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * A copy of the project with one more language, built. Only JSON files are added: one for each module with texts, and the
 * overlays that the translators' table makes.
 */
export function inventLanguage(): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-third-language-'));
  const catalogues = readdirSync('.').filter((name) => /^catalogue(\..*)?\.json$/.test(name));
  for (const name of [...parts, ...catalogues, 'tests'])
    cpSync(name, join(root, name), {
      recursive: true,
      // The tests of the project are no part of it; its build asks for a few of their files.
      filter: (path) => !path.startsWith('tests') || /^tests(\/on\w+\.mjs)?$/.test(path),
    });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));

  for (const area of ['portal', 'form', 'server']) {
    const folder = join(root, 'src', area, 'locales');
    const english = readdirSync(folder).filter((name) => /(^|\.)en\.json$/.test(name));
    const texts = english.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    // The words of the records are those that Hindi has.
    const { records = {} } = JSON.parse(readFileSync(join(folder, 'hi.json'), 'utf8'));
    const known = Object.fromEntries(Object.keys(records).map((word) => [word, translate(word)]));
    const translation = { ...(translated(Object.assign({}, ...texts)) as object), records: known };
    writeFileSync(join(folder, `${invented}.json`), JSON.stringify(translation));
  }
  translateDefinitions(root);
  for (const config of [[], ['--config', 'src/server/vite.config.ts']])
    execFileSync('node_modules/.bin/vite', ['build', ...config, '--logLevel', 'error'], {
      cwd: root,
    });
  return root;
}

function translateDefinitions(root: string): void {
  const table = join(root, 'words.csv');
  const words = (...args: string[]) =>
    execFileSync('node', [
      'src/cli/start.mjs',
      'words',
      '--language',
      invented,
      ...args,
      '--root',
      root,
    ]);
  words('--output', table);
  const [head, ...rows] = readCsv(readFileSync(table, 'utf8').slice(1), ',').map(
    ({ cells }) => cells,
  );
  writeFileSync(
    table,
    writeCsv([head!, ...rows.map((row) => [...row.slice(0, 4), translate(row[3]!)])]),
  );
  words('--import', table);
}

const translated = (texts: unknown): unknown =>
  typeof texts === 'string'
    ? translate(texts)
    : Array.isArray(texts)
      ? texts.map(translated)
      : Object.fromEntries(
          Object.entries(texts as object).map(([name, inner]) => [name, translated(inner)]),
        );

const first = 'ა'.charCodeAt(0);

/** A text in letters of another script; names and pointers of placeholders and addresses stay. */
const translate = (text: string): string =>
  text.replace(/\{[^{}|]+|\]\([^)]*\)|https?:\S+|[A-Za-z]/g, (part) =>
    part.length > 1
      ? part
      : String.fromCharCode(first + (part.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0))),
  );
