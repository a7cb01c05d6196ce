import { pointerOf } from '#engine';
import type { Check } from './check';

export const lookUpItself: Check = {
  id: 'look-up-itself',
  *run({ definition: { request } }) {
    for (const [field, { fills }] of Object.entries(request.lookUps ?? {}))
      if (Object.hasOwn(fills, field))
        yield {
          file: 'request',
          at: `/lookUps${pointerOf(field)}/fills${pointerOf(field)}`,
          target: 'name',
          message: `The look-up of "${field}" fills "${field}" itself. Fill other fields only.`,
        };
  },
};
