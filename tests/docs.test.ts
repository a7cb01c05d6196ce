import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../src/server/readSettings';
import { copyOfProject, replaceText, runCatalogue } from './cli/runCatalogue';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'schemas/README.md',
  'bench/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('spec'))
    .map((name) => join('docs', name)),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const code = ['src', 'schemas', 'tests', 'e2e']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|json)$/.test(name) && name !== 'docs.test.ts')
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  .join('\n');

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it]) => it!);

it.each(documents)('$file links to files that exist', ({ file, text }) => {
  const links = matches(text, /\]\((?![a-z]+:|#)([^)#]+)/g).map((link) =>
    join(dirname(file), link),
  );
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});

it.each(documents)('$file names paths that exist', ({ text }) => {
  const paths = matches(text, /`((?:src|schemas|docs|tests|e2e|bench)\/[^`\s*<]*)`/g);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

// The changelog names what existed earlier.
const today = documents.filter(({ file }) => file !== 'CHANGELOG.md');

it.each(today)('$file names functions and fields that exist', ({ text }) => {
  const names = matches(
    text.replace(/^```.*?^```/gms, ''),
    /`([a-z]+(?:[A-Z][a-z]+)+)(?:\([^`]*\))?`/g,
  );
  expect(names.filter((name) => !code.includes(name))).toEqual([]);
});

it('keeps README to two pages', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(110);
});

const operations = readFileSync('docs/operations.md', 'utf8');

it('documents every setting', () => {
  const settings = matches(readFileSync('src/server/settings.ts', 'utf8'), /\w\('([A-Z_]+)'/g);
  expect(settings.length).toBeGreaterThan(40);
  expect(settings.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

it('documents the default of every setting', () => {
  // A row has one setting or several, with a default for each or one for all: | `A`, `B` | 60, 720 | … |
  const documented: { [name: string]: string } = {};
  for (const [, names, cell] of operations.matchAll(/^\| ((?:`[A-Z_]+`[, ●]*)+)\| (.*?) *\|/gm)) {
    const defaults = cell!.replaceAll('`', '').split(cell!.includes(';') ? '; ' : ', ');
    matches(names!, /`([A-Z_]+)`/g).forEach((name, i) => {
      documented[name] = (defaults[i] ?? defaults[0]!).replace(/(\d),(?=\d{3})/g, '$1');
    });
  }
  const nameOf = (property: string) => property.replace(/[A-Z]/g, '_$&').toUpperCase();
  const textOf = (value: unknown) =>
    typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
  const defaults = Object.entries(readSettings({}))
    .filter(([, value]) => value !== undefined && typeof value !== 'object')
    .map(([property, value]) => [nameOf(property), textOf(value)]);
  expect(documented).toMatchObject(Object.fromEntries(defaults));
});

it('shows a first request type that passes the check', async () => {
  const root = copyOfProject();
  const text = readFileSync('docs/authoring.md', 'utf8');
  for (const [, file, json] of text.matchAll(/^`(passbook_copy\/.+)`\n\n```json\n([^`]+)```/gm)) {
    const path = join(root, 'schemas', file!);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, json!);
  }
  const entry = matches(text, /^(\{ "key": "passbook_copy".+\})$/gm)[0]!;
  replaceText(root, 'catalogue.json', '"requestTypes": [', `"requestTypes": [${entry},`);
  const { out } = await runCatalogue(root, ['check', '--strict']);
  expect(out.replace(/ +/g, ' ')).toContain(
    matches(text, /^(passbook_copy {2}clean.+)$/gm)[0]!.replace(/ +/g, ' '),
  );
});
