import type { Check } from './check';

export const ticketStep: Check = {
  id: 'ticket-step',
  explains: 'Exactly one step, the last, raises the ticket; step ids differ.',
  run({ definition: { request } }) {
    const { steps } = request;
    const ids = steps.map(({ id }) => id);
    const raising = steps.filter((step) => step.raises === 'ticket');
    const twin = ids.findIndex((id, i) => ids.indexOf(id) !== i);
    return [
      ...(raising.length === 1 && raising[0] === steps.at(-1)
        ? []
        : [
            {
              part: 'request' as const,
              at: '/steps',
              says: 'The last step, and no other, must say "raises": "ticket".',
            },
          ]),
      ...(twin === -1
        ? []
        : [
            {
              part: 'request' as const,
              at: `/steps/${twin}/id`,
              says: `The step id "${ids[twin]}" stands twice. Give each step its own.`,
            },
          ]),
    ];
  },
};
