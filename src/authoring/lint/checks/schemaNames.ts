import { partsOf, pointerOf } from '#engine';
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
    for (const { names, at, scope } of situations.branches.required) {
      const known = pointers
        .filter((pointer) => pointer.slice(0, pointer.lastIndexOf('/')) === scope)
        .map((pointer) => partsOf(pointer).at(-1)!);
      // The parts of a file are not described.
      if (situations.of(scope).some(({ schema }) => schema.upload)) continue;
      for (const [i, name] of names.entries())
        if (!known.includes(name)) yield unknownField(name, at + pointerOf(i), known);
    }
  },
};

function unknownField(name: string, at: string, known: string[]): Violation {
  const hint = didYouMean(name, known, 'Add it under properties, or remove it here.');
  return { file: 'schema', at, message: `Unknown field "${name}". ${hint}` };
}
