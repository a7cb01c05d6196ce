import { isEach, pointerOf, subTypeField } from '#engine';
import { callSites } from '../shared/callSites';
import type { Check } from './check';

export const reservedName: Check = {
  id: 'reserved-name',
  *run({ definition: { request } }) {
    for (const { at, send } of callSites(request))
      if (at.startsWith('/steps/') && subTypeField in (isEach(send) ? send.send : send))
        yield {
          file: 'request',
          at: `${at}/send${isEach(send) ? '/send' : ''}${pointerOf(subTypeField)}`,
          target: 'name',
          message: `"${subTypeField}" is reserved: each step sends it automatically. Remove it.`,
        };
  },
};
