import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceFile } from '../../src/authoring/read/sourceFile';
import { filesBelow } from '../files';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => /locales|text|metaschemas|checks|integrations/.test(name) && name.endsWith('.json'),
  )
  .map((name) => join('src', name));

it('finds the files of words that it judges', () => {
  expect(files).toContain('src/server/locales/en.json');
  expect(files.length).toBeGreaterThan(4);
});

/** Of two parts with one name JSON keeps the last and says nothing: the words of the first would be gone. */
it.each(files)('%s names nothing twice', (file) => {
  expect(readSourceFile(file, readFileSync(file, 'utf8')).diagnostics).toEqual([]);
});

it('has all words that the server asks for by name', () => {
  const words = JSON.parse(readFileSync('src/server/locales/en.json', 'utf8'));
  const asked = Object.entries(filesBelow('src/server'))
    .filter(([path]) => path.endsWith('.ts'))
    .flatMap(([, text]) => [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!));
  expect(asked.length).toBeGreaterThan(50);
  const found = (path: string) => path.split('.').reduce((part, name) => part?.[name], words);
  expect(asked.filter((path) => typeof found(path) !== 'string')).toEqual([]);
});
