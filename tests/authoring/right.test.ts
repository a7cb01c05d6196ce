import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { knownCalls } from '../../src/api';
import { calls as smallCalls } from '../engine/ruleCases';
import { filesBelow } from '../files';

/** Small definitions that use the language oddly but rightly. */
const calls = { ...knownCalls, ...smallCalls };
const folder = 'tests/authoring/right';

it.each(readdirSync(folder))('reports nothing in %s', (key) => {
  const files = Object.entries(filesBelow(`${folder}/${key}`)).map(([path, text]) => [
    path.replace(folder, 'schemas'),
    text,
  ]);
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(checkDefinition(key, Object.fromEntries(files), calls).map(formatDiagnostic)).toEqual([]);
});
