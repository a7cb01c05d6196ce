import { partsOf, type Pointer, pointerOf } from '#engine';
import { didYouMean } from '../../didYouMean';
import { type Condition, conditionsOf, requiredIn, testsIn } from '../shared/conditions';
import type { Check, CheckInput } from './check';

export const ifUnknownField: Check = {
  id: 'if-unknown-field',
  *run(input) {
    for (const condition of conditionsOf(input.definition)) {
      if (condition.instance !== 'answers') continue;
      const named = [
        ...[...testsIn(condition.condition)].map((test) => ({ ...test, target: 'name' as const })),
        ...[...requiredIn(condition.condition)].map((name) => ({ ...name, target: undefined })),
      ];
      for (const { path, location, target } of named) {
        const siblings = siblingsOf(input, condition, path);
        const name = path.at(-1)!;
        if (siblings && !siblings.includes(name))
          yield {
            file: 'schema',
            at: condition.at + location,
            ...(target && { target }),
            message: `Unknown field "${name}". ${didYouMean(name, siblings)}`,
          };
      }
    }
  },
};

/** The fields beside one that a condition names; undefined for the properties of a file, which are not described. */
function siblingsOf(
  { fields, pointers }: CheckInput,
  { field }: Condition,
  path: string[],
): string[] | undefined {
  const parent: Pointer = field + pointerOf(...path.slice(0, -1));
  if (fields.some(({ at, schema }) => at === parent && schema.upload)) return undefined;
  return pointers
    .filter((at) => at.slice(0, at.lastIndexOf('/')) === parent)
    .map((at) => partsOf(at).at(-1)!);
}
