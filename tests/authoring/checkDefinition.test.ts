import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../src/authoring/lint/checkCatalogue';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
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
