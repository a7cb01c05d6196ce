import { asPointer, describedFields, isEach, partsOf, pointerOf, subTypeField } from '#engine';
import { callSites } from '../shared/callSites';
import type { Check } from './check';

export const reservedName: Check = {
  id: 'reserved-name',
  *run({ definition: { request, schema } }) {
    // A problem of the policy itself is reported at this pointer.
    for (const { at, place } of describedFields(schema))
      if (at === '/policy')
        yield {
          file: 'schema',
          at: place,
          target: 'name',
          message: '"policy" is the policy that the customer picks. Give this field another name.',
        };
    for (const { at, send } of callSites(request))
      for (const name of Object.keys(isEach(send) ? send.send : send))
        if (at.startsWith('/steps/') && partsOf(asPointer(name))[0] === subTypeField)
          yield {
            file: 'request',
            at: `${at}/send${isEach(send) ? '/send' : ''}${pointerOf(name)}`,
            target: 'name',
            message: `"${subTypeField}" is reserved: each step sends it automatically. Remove it.`,
          };
  },
};
