import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getAt, pointerOf } from '../src/engine/json/pointer';
import { overlay } from '../src/engine/text/message';
import { readSourceFile } from '../src/authoring/read/sourceFile';
import { filesBelow } from './files';

const jsonFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.endsWith('tsconfig.json'))
  // What earlier runs of the tests have left there.
  .filter((name) => !name.startsWith('node_modules'))
  .map((name) => join('src', name));

it('finds the locale files', () => {
  expect(jsonFiles).toContain('src/server/locales/en.json');
  expect(jsonFiles.length).toBeGreaterThan(4);
});

/** JSON silently keeps the last of two equal names. */
it.each(jsonFiles)('%s has no duplicate name', (file) => {
  expect(readSourceFile(file, readFileSync(file, 'utf8')).diagnostics).toEqual([]);
});

const pathsOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' || Array.isArray(value)
      ? [before + name]
      : pathsOf(value, `${before}${name}.`),
  );

/** The English texts of a module: its `en.json`, in the portal also that of the pages that are loaded later. */
const englishOf = (module: string): object =>
  Object.entries(filesBelow(`src/${module}`))
    .filter(([path]) => /\/locales\/(\w+\.)?en\.json$/.test(path))
    .reduce((texts, [, text]) => overlay(texts, JSON.parse(text)), {});

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it]) => it!);

describe.each(['form', 'portal', 'server', 'cli', 'workbench'])('src/%s', (module) => {
  const files = Object.entries(filesBelow(`src/${module}`));
  const english = englishOf(module);
  const code = files
    .filter(([path]) => /\.tsx?$/.test(path))
    .map(([, text]) => text)
    .join('\n');

  it('has a text for every path in its code', () => {
    const named = matches(code, /\bt\(\s*'([^']+)'/g);
    expect(named.length).toBeGreaterThan(40);
    const isText = (path: string) =>
      typeof getAt(english, pointerOf(...path.split('.'))) === 'string';
    expect(named.filter((path) => !isText(path))).toEqual([]);
  });

  it('has no unused text', () => {
    // Paths that the code builds from parts, for instance `otp.${failure}`; a part may have several names.
    const composed = matches(code, /`((?:[\w.-]|\$\{[^`{}]+\})+)`/g)
      .map((template) => template.replace(/\$\{[^}]+\}/g, '*'))
      .filter((pattern) => /\w\.|\.\w/.test(pattern))
      .map((pattern) => pattern.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+'));
    const isComposed = new RegExp(`^(${composed.join('|')})$`);
    // In TypeScript, or as an attribute of JSX.
    const isNamed = (path: string) =>
      code.includes(`'${path}'`) || code.includes(`="${path}"`) || isComposed.test(path);
    // `tCount('policies.found', 2)` takes policies.found.other.
    const isUsed = (path: string) => isNamed(path) || isNamed(path.replace(/\.(one|other)$/, ''));
    expect(pathsOf(english).filter((path) => !isUsed(path))).toEqual([]);
  });
});

/** Texts that are the same in Hindi: names, abbreviations, and texts of placeholders and signs only. */
const sameInHindi = ['OTP', 'GST', 'NAV', 'PAN', '–'];
const isWordless = (text: string) => !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** What operators read stays English. */
const forOperators = /^start\./;

describe.each(['form', 'portal', 'server'])('Hindi of src/%s', (module) => {
  const english = englishOf(module);
  const hindi: object = JSON.parse(readFileSync(`src/${module}/locales/hi.json`, 'utf8'));
  const textAt = (texts: object, path: string) =>
    getAt(texts, pointerOf(...path.split('.'))) as string;
  const paths = pathsOf(english).filter((path) => !forOperators.test(path));

  it('has the texts of the English, and no others', () => {
    // Words of the records are named by the records, not by the English texts.
    const own = pathsOf(hindi).filter((path) => !path.startsWith('records.'));
    expect(own.toSorted()).toEqual(paths.toSorted());
  });

  it.each(paths)('%s is translated, with its placeholders', (path) => {
    const [before, after] = [textAt(english, path), textAt(hindi, path)];
    const placeholders = (text: string) => matches(text, /\{(\w+)\}/g).toSorted();
    expect(placeholders(after)).toEqual(placeholders(before));
    if (!sameInHindi.includes(before) && !isWordless(before))
      expect(after).toMatch(/\p{Script=Devanagari}/u);
  });
});
