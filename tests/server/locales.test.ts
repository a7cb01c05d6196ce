import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceFile } from '../../src/authoring/read/sourceFile';
import { filesBelow } from '../files';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.endsWith('tsconfig.json'))
  .map((name) => join('src', name));

it('finds the locale files', () => {
  expect(files).toContain('src/server/locales/en.json');
  expect(files.length).toBeGreaterThan(4);
});

/** JSON silently keeps the last of two equal names. */
it.each(files)('%s has no duplicate name', (file) => {
  expect(readSourceFile(file, readFileSync(file, 'utf8')).diagnostics).toEqual([]);
});

it('has every text that the server uses', () => {
  const words = JSON.parse(readFileSync('src/server/locales/en.json', 'utf8'));
  const asked = Object.entries(filesBelow('src/server'))
    .filter(([path]) => path.endsWith('.ts'))
    .flatMap(([, text]) => [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!));
  expect(asked.length).toBeGreaterThan(50);
  const found = (path: string) => path.split('.').reduce((part, name) => part?.[name], words);
  expect(asked.filter((path) => typeof found(path) !== 'string')).toEqual([]);
});
