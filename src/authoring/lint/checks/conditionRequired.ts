import type { Check } from './check';
import { conditionsOf, testsIn } from './conditions';

export const conditionRequired: Check = {
  id: 'condition-required',
  explains: 'A name that is tested and not required may be absent, and then the condition holds.',
  run: ({ definition }) =>
    conditionsOf(definition)
      .filter(({ part }) => part === 'request')
      .flatMap(({ condition, at }) =>
        [...testsIn(condition)]
          // What excludes values means to hold for everybody else.
          .filter(({ isRequired, part: test }) => !isRequired && !('not' in test))
          .map(({ path, place }) => ({
            part: 'request',
            at: at + place,
            which: 'name',
            severity: 'warning',
            message: `"${path.at(-1)}" is tested but not required here, so this holds where it is absent. Add it to the required list beside.`,
          })),
      ),
};
