import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { languagePage } from '../../src/authoring/language/languagePage';
import { customerFields, policyFields } from '../../src/authoring/lint/types/records';
import { computations, formats, transforms, widgets } from '../../src/engine';
import { runCatalogue } from '../cli/runCatalogue';
import { filesBelow } from '../files';

const files = {
  ...filesBelow('schemas'),
  ...filesBelow('tests/fixtures'),
  ...filesBelow('tests/authoring/right'),
  'catalogue.json': readFileSync('catalogue.json', 'utf8'),
};
const template = readFileSync('src/authoring/language/language.md', 'utf8');

const { page, unused } = languagePage(template, files);

it('keeps docs/language.md up to date', async () => {
  const path = 'docs/language.md';
  const options = { ...(await resolveConfig(path)), parser: 'markdown' };
  // After a change of the language: npm run docs
  await expect(await format(page, options)).toMatchFileSnapshot(`../../${path}`);
});

it('shows a use of every word, of a definition that is run', () => {
  expect(unused).toEqual([]);
});

it('runs the fixture of the words that no definition of the portal uses', async () => {
  const { code, out } = await runCatalogue('tests/fixtures/words', ['check', '--strict']);
  expect(out).toContain('0 errors, 0 warnings');
  expect(code).toBe(0);
});

it('names every value that a word may have, and every field of a policy and of a customer', () => {
  const values = [
    ...[...formats, ...computations].map(({ name }) => name),
    ...Object.keys({ ...transforms, ...widgets }),
  ];
  expect(values.filter((name) => !page.includes(`- \`${name}\`: `))).toEqual([]);
  const fields = [...policyFields, ...customerFields].filter(
    (field) => !/AddressLine[23]$|^correspondence/.test(field),
  );
  expect(fields.filter((field) => !template.includes(field))).toEqual([]);
});

it('finds what the page leaves out, and what no file uses', () => {
  expect(() => languagePage('', files)).toThrow('"ui:width" of ui is on no list');
  expect(languagePage(template, {}).unused).toContain('ui ui:width');
});
