import { isEach, pointerOf, subTypeField } from '#engine';
import { callersIn } from './callers';
import type { Check } from './check';

export const reservedName: Check = {
  id: 'reserved-name',
  explains: 'The sub-type code goes with each step by itself; a second one would be overwritten.',
  run: ({ definition: { request } }) =>
    callersIn(request)
      .filter(({ at, send }) => {
        const map = isEach(send) ? send.send : send;
        return at.startsWith('/steps/') && subTypeField in map;
      })
      .map(({ at, send }) => ({
        part: 'request',
        at: `${at}/send${isEach(send) ? '/send' : ''}${pointerOf(subTypeField)}`,
        which: 'name',
        message: `"${subTypeField}" is sent with each step by itself. Take it out.`,
      })),
};
