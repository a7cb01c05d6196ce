import { expect, it } from 'vitest';
import { runExamples } from '../../src/cli/runExamples';
import { knownCalls } from '../../src/api';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import type { Files } from '../../src/authoring/read/readDefinition';
import * as fixtures from '../../src/server/integrations/demoContext';
import { keysOf, projectFiles } from '../files';

/** The number of mutated definitions; a larger number or another seed tests more. */
const rounds = Number(process.env.MUTATIONS ?? 150);
let seed = Number(process.env.SEED ?? 1);

/** A linear congruential generator: the same numbers in every run. */
function below(limit: number): number {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  // The lower bits have a short period.
  return (seed >>> 8) % limit;
}

const oneOf = <T>(list: T[]): T => list[below(list.length)]!;

/** Unexpected values. */
const strange: unknown[] = JSON.parse(`[
  null, true, 0, -1, 1e99, "", "x", "/", "/answers", [], {}, [null], [[]], ["a", "a"],
  { "$ref": "#/x" }, { "const": 1 }, { "by": "/answers/x", "of": {} }, { "choose": [] },
  { "properties": {} }, { "enum": [] }, { "anyOf": [null] }, { "type": "string" }
]`);

/** Removes, replaces, renames or copies a random part. */
function spoil(whole: any): void {
  const places: [holder: any, name: string][] = [];
  const walk = (part: any) => {
    if (part === null || typeof part !== 'object') return;
    for (const name of Object.keys(part)) {
      places.push([part, name]);
      walk(part[name]);
    }
  };
  walk(whole);
  const [holder, name] = oneOf(places);
  const [other, another] = oneOf(places);
  const ways = [
    () => delete holder[name],
    () => (holder[name] = structuredClone(oneOf(strange))),
    () => (holder[`${name}x`] = holder[name]),
    () => (holder[name] = structuredClone(other[another])),
  ];
  oneOf(ways)();
}

function filesOf(key: string): Files {
  return Object.fromEntries(
    Object.entries(projectFiles).filter(
      ([path]) => path.startsWith(`schemas/${key}/`) || path.startsWith('schemas/_shared/'),
    ),
  );
}

it('returns diagnostics for every JSON file, without an exception', () => {
  const keys = keysOf(projectFiles);
  let found = 0;
  for (let round = 0; round < rounds; round++) {
    const key = oneOf(keys);
    const files = filesOf(key);
    const path = `schemas/${key}/${oneOf(['schema', 'ui', 'request'])}.json`;
    const value = JSON.parse(files[path]!);
    spoil(value);
    files[path] = JSON.stringify(value);
    const diagnostics = checkDefinition(key, files, knownCalls);
    if (diagnostics.some(({ severity }) => severity === 'error')) found++;
    // What lint takes for right must run.
    else runExamples(key, files, fixtures, 100);
  }
  expect(found).toBeGreaterThan(rounds / 4);
});
