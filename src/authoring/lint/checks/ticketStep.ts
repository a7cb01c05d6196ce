import { pointersIn } from '#engine';
import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const ticketStep: Check = {
  id: 'ticket-step',
  *run(input) {
    const { request } = input.definition;
    const { steps } = request;
    const end = steps.length - 1;
    const last = steps[end]!;
    if (steps.some((step) => (step.raises === 'ticket') !== (step === last)))
      yield {
        file: 'request',
        at: '/steps',
        message:
          'The last step, and only the last, must have "raises": "ticket". Correct the steps.',
      };
    if (!last.call.startsWith('POST '))
      yield {
        file: 'request',
        at: `/steps/${end}/call`,
        message: 'The step that raises the ticket must be a POST. Change the call.',
      };
    // A pointer that does not exist may be the one to the policy.
    const isMisspelt = typeViolations(input, 'map-pointer').some(({ at }) =>
      at.startsWith(`/steps/${end}/send/`),
    );
    if (!isMisspelt && !pointersIn(last.send).includes('/policy/policyNo'))
      yield {
        file: 'request',
        at: `/steps/${end}/send`,
        message:
          'The step that raises the ticket must send the policy. Add "/policy/policyNo" under the name that the call expects.',
      };
  },
};
