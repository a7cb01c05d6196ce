import { pointerOf } from '#engine';
import type { Check } from './check';

export const lookUpItself: Check = {
  id: 'look-up-itself',
  explains:
    'A look-up that fills its own field asks again for what it has just filled, without end.',
  run: ({ definition: { request } }) =>
    Object.entries(request.lookUps ?? {})
      .filter(([field, { fills }]) => Object.hasOwn(fills, field))
      .map(([field]) => ({
        part: 'request',
        at: `/lookUps${pointerOf(field)}/fills${pointerOf(field)}`,
        which: 'name',
        message: `The look-up of "${field}" fills "${field}" itself. Let it fill others.`,
      })),
};
