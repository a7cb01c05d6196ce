import { pointersIn } from '#engine';
import type { Check } from './check';

export const ticketStep: Check = {
  id: 'ticket-step',
  explains:
    'Exactly one step, the last, raises the ticket, by a POST that names the policy; step ids differ.',
  run({ definition: { request } }) {
    const { steps } = request;
    const ids = steps.map(({ id }) => id);
    const raising = steps.filter((step) => step.raises === 'ticket');
    const last = steps.length - 1;
    const twin = ids.findIndex((id, i) => ids.indexOf(id) !== i);
    return [
      ...(raising.length === 1 && raising[0] === steps.at(-1)
        ? []
        : [
            {
              part: 'request' as const,
              at: '/steps',
              message: 'The last step, and no other, must say "raises": "ticket".',
            },
          ]),
      ...(steps[last]!.call.startsWith('POST ')
        ? []
        : [
            {
              part: 'request' as const,
              at: `/steps/${last}/call`,
              message: 'The step that raises the ticket must be a POST.',
            },
          ]),
      ...(pointersIn(steps[last]!.send).includes('/policy/policyNo')
        ? []
        : [
            {
              part: 'request' as const,
              at: `/steps/${last}/send`,
              message:
                'The ticket needs its policy. Send "/policy/policyNo" under the name that the call expects.',
            },
          ]),
      ...(twin === -1
        ? []
        : [
            {
              part: 'request' as const,
              at: `/steps/${twin}/id`,
              message: `The step id "${ids[twin]}" stands twice. Give each step its own.`,
            },
          ]),
    ];
  },
};
