import { pointerOf } from '#engine';
import { withoutSlash } from '../shared/callSites';
import type { Check } from './check';

export const callTaken: Check = {
  id: 'call-taken',
  *run({ definition: { request }, calls }) {
    if (!calls) return;
    const taken = Object.keys(calls).filter((call) => !calls[call]!.raisesTicket);
    for (const [i, { call, raises, raisesFor }] of request.steps.entries())
      if ((raises || raisesFor) && taken.some((one) => withoutSlash(one) === withoutSlash(call)))
        yield {
          file: 'request',
          at: pointerOf('steps', i, 'call'),
          message: `"${call}" is a call of the portal that raises no ticket. Use a path of the request type's own.`,
        };
  },
};
