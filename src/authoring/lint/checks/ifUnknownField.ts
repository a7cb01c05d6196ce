import { partsOf, pointerOf } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check } from './check';
import { testsOf } from '../shared/conditions';

export const ifUnknownField: Check = {
  id: 'if-unknown-field',
  *run({ definition, fields, pointers }) {
    for (const { condition, test } of testsOf(definition)) {
      if (condition.instance !== 'answers') continue;
      const parent = condition.field + pointerOf(...test.path.slice(0, -1));
      const name = test.path.at(-1)!;
      // The properties of a file answer are not described in schema.json.
      if (fields.some(({ at, schema }) => at === parent && schema.upload)) continue;
      const siblings = pointers
        .filter((at) => at.slice(0, at.lastIndexOf('/')) === parent)
        .map((at) => partsOf(at).at(-1)!);
      if (siblings.includes(name)) continue;
      yield {
        file: 'schema',
        at: condition.at + test.location,
        target: 'name',
        message: `Unknown field "${name}". ${didYouMean(name, siblings)}`,
      };
    }
  },
};
