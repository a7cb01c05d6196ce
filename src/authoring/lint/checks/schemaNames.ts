import { isObject, partsOf, type Pointer, pointerOf, type Schema } from '#engine';
import { didYouMean } from '../../didYouMean';
import { comparisonsOf } from '../values/comparisons';
import { situationsOf } from '../values/situations';
import type { Check, Violation } from './check';

export const schemaNames: Check = {
  id: 'schema-names',
  isOfStructure: true,
  *run({ definition, pointers }) {
    const situations = situationsOf(definition);
    for (const { rule, other } of comparisonsOf(situations))
      if (!pointers.includes(other)) yield unknownField(other, rule.at, pointers);
    const namesIn = (scope: Pointer) =>
      pointers
        .filter((pointer) => pointer.slice(0, pointer.lastIndexOf('/')) === scope)
        .map((pointer) => partsOf(pointer).at(-1)!);
    for (const { at, place, schema } of situations.branches.descriptions)
      yield* unknownOfEntry(schema.contains, `${place}/contains`, namesIn(`${at}/items`));
    for (const { names, at, scope } of situations.branches.required) {
      const known = namesIn(scope);
      // The parts of a file are not described.
      if (situations.of(scope).some(({ schema }) => schema.upload)) continue;
      for (const [i, name] of names.entries())
        if (!known.includes(name)) yield unknownField(name, at + pointerOf(i), known);
    }
  },
};

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
