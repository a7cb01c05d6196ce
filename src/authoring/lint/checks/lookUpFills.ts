import { pointerOf } from '#engine';
import type { Check } from './check';

export const lookUpFills: Check = {
  id: 'look-up-fills',
  *run({ definition, fields }) {
    for (const [field, { fills }] of Object.entries(definition.request.lookUps ?? {}))
      for (const to of Object.keys(fills)) {
        const filled = fields.filter(({ at }) => at === to);
        if (filled.length > 0 && !filled.some(({ schema }) => schema.readOnly))
          yield {
            file: 'request',
            at: `/lookUps${pointerOf(field)}/fills${pointerOf(to)}`,
            target: 'name',
            message: `"${to}" has what the look-up finds, whatever a customer types over it. Add "readOnly": true to it in schema.json.`,
          };
      }
  },
};
