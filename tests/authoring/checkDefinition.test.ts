import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../src/authoring/lint/checkCatalogue';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { knownFromExamples } from '../../src/authoring/draft/knownFromExamples';
import type { Files } from '../../src/authoring/read/readDefinition';
import type { Definition } from '../../src/engine';
import { keysOf, projectFiles } from '../files';

describe("the project's definitions", () => {
  it.each(keysOf(projectFiles))('%s has no diagnostics', (key) => {
    expect(checkDefinition(key, projectFiles).map(formatDiagnostic)).toEqual([]);
  });

  it('are all in the catalogue, which has no diagnostics', () => {
    const text = readFileSync('catalogue.json', 'utf8');
    expect(checkCatalogue(text, keysOf(projectFiles)).map(formatDiagnostic)).toEqual([]);
  });
});

it.each(['true', 'false', '[]', 'null'])('wants fields in schema.json, and not %s', (text) => {
  const files = { ...projectFiles, 'schemas/mother_name/schema.json': text };
  const found = checkDefinition('mother_name', files).map(formatDiagnostic);
  expect(found).toEqual([
    expect.stringMatching(
      /^schemas\/mother_name\/schema\.json:1:1 error shape The file must be an object/,
    ),
  ]);
});

it('takes no day for that of the examples which is none', () => {
  const files = {
    'schemas/a/examples/accepted-1.json': '{ "today": "2026-13-01" }',
    'schemas/a/examples/accepted-2.json': '{ "today": 5 }',
  };
  const definition = { request: {} } as Definition;
  const dayIn = (found: Files) =>
    knownFromExamples(
      () => [found],
      definition,
      () => '2026-11-30',
    ).today;
  expect(dayIn(files)).toBe('2026-11-30');
  expect(dayIn({ ...files, 'schemas/a/examples/b.json': '{ "today": "2026-11-28" }' })).toBe(
    '2026-11-28',
  );
});
