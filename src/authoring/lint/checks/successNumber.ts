import type { Check } from './check';

export const successNumber: Check = {
  id: 'success-number',
  explains: 'A customer who is not told the number of the ticket cannot ask after it.',
  run: ({ definition: { request } }) =>
    request.success.message.includes('{ticketnumber}')
      ? []
      : [
          {
            part: 'request',
            at: '/success/message',
            severity: 'warning',
            message: 'These words do not tell the number of the ticket. Add {ticketnumber}.',
          },
        ],
};
