import { type Pointer, pointerOf } from '#engine';
import { comparisonsOf } from '../values/comparisons';
import { type Situations, situationsOf } from '../values/situations';
import type { Check } from './check';

/** Look-ups that wait for what they bring. */
export const lookUpCircle: Check = {
  id: 'look-up-circle',
  *run({ definition }) {
    const { lookUps = {} } = definition.request;
    if (Object.keys(lookUps).length === 0) return;
    const situations = situationsOf(definition);
    for (const [field, { fills }] of Object.entries(lookUps)) {
      const shown = Object.keys(fills).find((filled) => isShownBy(situations, field, filled));
      if (shown !== undefined)
        yield {
          file: 'request',
          at: `/lookUps${pointerOf(field)}`,
          target: 'name',
          message: `"${field}" is shown only under a condition on "${shown}", which its own look-up fills, so it is never shown. Test another field.`,
        };
      for (const { rule, description, other, isSoft } of comparisonsOf(situations))
        if (!isSoft && rule.keyword === 'sameAs' && description.at === field && other in fills)
          yield {
            file: 'schema',
            at: rule.at,
            message: `"${field}" must be the same as "${other}", which its own look-up fills. Compare it with another field.`,
          };
    }
  },
};

/** Whether every branch that shows a field tests the other one. */
function isShownBy(situations: Situations, field: Pointer, other: Pointer): boolean {
  const descriptions = situations.of(field);
  return (
    descriptions.length > 0 &&
    descriptions.every(({ guards }) =>
      guards.some((guard) => {
        const alternatives = situations.alternatives(guard) ?? [];
        return (
          alternatives.length > 0 &&
          alternatives.every((tests) => tests.some((test) => test.field === other))
        );
      }),
    )
  );
}
