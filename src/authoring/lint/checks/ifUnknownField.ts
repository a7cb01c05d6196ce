import { partsOf, pointerOf } from '#engine';
import { nearest } from '../nearest';
import type { Check } from './check';
import { conditionsOf, testsIn } from './conditions';

export const ifUnknownField: Check = {
  id: 'if-unknown-field',
  explains: 'A condition on a name that is no field is never true.',
  run: ({ definition, fields }) =>
    conditionsOf(definition)
      .filter(({ over }) => over === 'answers')
      .flatMap(({ condition, at, field }) =>
        [...testsIn(condition)].flatMap((test) => {
          const parent = field + pointerOf(...test.path.slice(0, -1));
          const name = test.path.at(-1)!;
          // What stands inside a file is known by itself.
          if (fields.some((one) => one.at === parent && one.schema.upload)) return [];
          const siblings = fields
            .map((one) => one.at)
            .filter((one) => one.slice(0, one.lastIndexOf('/')) === parent)
            .map((one) => partsOf(one).at(-1)!);
          if (siblings.includes(name)) return [];
          const close = nearest(name, siblings);
          return [
            {
              part: 'schema',
              at: at + test.place,
              which: 'name',
              message: `"${name}" is no field here. ${close ? `Did you mean "${close}"?` : `There are: ${[...new Set(siblings)].join(', ') || 'none'}.`}`,
            },
          ];
        }),
      ),
};
