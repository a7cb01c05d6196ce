import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { computations } from '../../src/engine/computations';
import { formats } from '../../src/engine/formats';
import { keywords } from '../../src/engine/keywords';
import { transforms } from '../../src/engine/keywords/transform';
import { customerFields, policyFields } from '../../src/authoring/lint/types/records';
import { widgets } from '../../src/engine/definition/widgets';

const readme = readFileSync('schemas/README.md', 'utf8');

/** Every property name of a metaschema, at any depth. */
function* namesIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  const { properties } = part as { properties?: object };
  if (properties && !Array.isArray(part)) yield* Object.keys(properties);
  for (const inner of Object.values(part)) yield* namesIn(inner);
}

const metaschema = (name: string) =>
  namesIn(JSON.parse(readFileSync(`src/authoring/metaschemas/${name}.json`, 'utf8')));

it('schemas/README.md explains every keyword of a definition', () => {
  const words = new Set([
    ...['catalogue', 'ui', 'request', 'example'].flatMap((name) => [...metaschema(name)]),
    ...[...keywords, ...formats, ...computations].map(({ name }) => name),
    ...Object.keys({ ...transforms, ...widgets }),
  ]);
  const isNamed = (word: string) =>
    new RegExp(`(?<![\\w:-])${word.replace('$', '\\$')}(?![\\w-])`).test(readme);
  expect([...words].filter((word) => !isNamed(word))).toEqual([]);
});

it('schemas/README.md names every field of a policy and of a customer', () => {
  const fields = [...policyFields, ...customerFields].filter(
    (field) => !/AddressLine[23]$|^correspondence/.test(field),
  );
  expect(fields.filter((field) => !readme.includes(field))).toEqual([]);
});
