import { pointerOf, pointersIn } from '#engine';
import type { Check } from './check';

export const lookUpQuestion: Check = {
  id: 'look-up-question',
  *run({ definition: { request }, pointers }) {
    for (const [field, { send = {}, find }] of Object.entries(request.lookUps ?? {})) {
      if (field.includes('/items/') && pointers.includes(field)) {
        yield {
          file: 'request',
          at: `/lookUps${pointerOf(field)}`,
          target: 'name',
          message: `A look-up in the entries of a list is not possible. Let the customers type what it would fill, ask for "${field}" once outside of the list, or load the values and take them by "find" in prefill.`,
        };
        continue;
      }
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
