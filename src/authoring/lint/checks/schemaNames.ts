import {
  fieldNameProblem,
  isObject,
  longestFieldName,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
} from '#engine';
import { didYouMean } from '../../didYouMean';
import { describing } from '../../walk';
import { testsIn } from '../shared/conditions';
import { furtherOut, waysToName } from '../shared/sameEntry';
import { type Comparison, comparisonsIn, comparisonsOf } from '../values/comparisons';
import { rulesOf } from '../values/rule';
import { situationsOf } from '../values/situations';
import type { Check, Violation } from './check';

export const schemaNames: Check = {
  id: 'schema-names',
  isOfStructure: true,
  *run({ definition, pointers }) {
    yield* wrongNames(definition.schema);
    const situations = situationsOf(definition);
    for (const { at, other, pointer, description } of comparisonsOf(situations)) {
      if (pointers.includes(other)) continue;
      const meant = furtherOut(description.at, pointer, pointers);
      yield meant === undefined
        ? unknownField(other, at, pointers)
        : {
            file: 'schema',
            at,
            message: `The group of "${description.at}" has no "${pointer.slice(2)}". ${waysToName(description.at, meant)}`,
          };
    }
    for (const { at, other } of furtherOf(definition.schema))
      if (!pointers.includes(other)) yield unknownField(other, at, pointers);
    const namesIn = (scope: Pointer) =>
      pointers
        .filter((pointer) => pointer.slice(0, pointer.lastIndexOf('/')) === scope)
        .map((pointer) => partsOf(pointer).at(-1)!);
    for (const { at, place, schema } of situations.branches.descriptions)
      yield* unknownOfEntry(schema.contains, `${place}/contains`, namesIn(`${at}/items`));
    const { required, anyRequired, atMostOne } = situations.branches;
    for (const { names, at, scope } of [...required, ...anyRequired, ...atMostOne]) {
      const known = namesIn(scope);
      // The parts of a file are not described.
      if (situations.of(scope).some(({ schema }) => schema.upload)) continue;
      for (const [i, name] of names.entries())
        if (!known.includes(name)) yield unknownField(name, at + pointerOf(i), known);
    }
  },
};

const nameRules = {
  form: 'has other characters than the letters A to Z, digits and _, or does not begin with a letter',
  long: `has more than ${longestFieldName} characters`,
  reserved: 'has a meaning of its own, in JavaScript or in pointers into lists',
};

function* wrongNames(schema: Schema): Generator<Violation> {
  for (const { keyword, location } of describing(schema)) {
    if (keyword !== 'properties') continue;
    const name = partsOf(location).at(-1)!;
    const problem = fieldNameProblem(name);
    if (problem)
      yield {
        file: 'schema',
        at: location,
        target: 'name',
        message: `The name "${name}" ${nameRules[problem]}. Choose another one.`,
      };
  }
}

/** The comparisons of entries that are no objects, and of the conditions. */
function* furtherOf(schema: Schema): Generator<Pick<Comparison, 'at' | 'other'>> {
  for (const { keyword, schema: described, location, at } of describing(schema)) {
    if (keyword === 'items') yield* comparisonsIn(rulesOf(described, location), at);
    for (const [name, scope] of [
      ['if', at],
      ['contains', `${at}/items`],
    ] as const)
      if (isObject(described[name]))
        for (const test of testsIn(described[name], `${location}/${name}`))
          yield* comparisonsIn(
            rulesOf(test.schema, test.location),
            scope + pointerOf(...test.path),
          );
  }
}

/** What `contains` tests of an entry that no entry has. */
function* unknownOfEntry(tested: unknown, at: Pointer, known: string[]): Generator<Violation> {
  if (!isObject(tested) || known.length === 0) return;
  const { properties = {}, required = [] }: Schema = tested;
  const named = Object.keys(properties as object);
  for (const name of named)
    if (!known.includes(name))
      yield { ...unknownField(name, at + pointerOf('properties', name), known), target: 'name' };
  for (const [i, name] of (required as string[]).entries())
    if (!known.includes(name) && !named.includes(name))
      yield unknownField(name, at + pointerOf('required', i), known);
}

function unknownField(name: string, at: string, known: string[]): Violation {
  const hint = didYouMean(name, known, 'Add it under properties, or remove it here.');
  return { file: 'schema', at, message: `Unknown field "${name}". ${hint}` };
}
