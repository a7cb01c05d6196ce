import { pointerOf, pointersIn } from '#engine';
import type { Check } from './check';

export const lookUpQuestion: Check = {
  id: 'look-up-question',
  *run({ definition: { request }, pointers }) {
    for (const [field, { send = {}, find }] of Object.entries(request.lookUps ?? {})) {
      const isAsked = pointersIn(send).some((pointer) => pointer.startsWith('/answers'));
      if (isAsked || find || !pointers.includes(field)) continue;
      yield {
        file: 'request',
        at: `/lookUps${pointerOf(field)}${'send' in request.lookUps![field]! ? '/send' : ''}`,
        target: 'name',
        message: `The answer to "${field}" is not sent, so that the response is the same for every answer. Send "/answers${field}", or search the response for it with "find".`,
      };
    }
  },
};
