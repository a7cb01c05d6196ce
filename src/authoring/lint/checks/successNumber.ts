import type { Check } from './check';

export const successNumber: Check = {
  id: 'success-number',
  explains: 'A customer who is not told the number of the ticket cannot ask after it.',
  run: ({ definition: { request } }) =>
    request.success.says.includes('{ticketnumber}')
      ? []
      : [
          {
            part: 'request',
            at: '/success/says',
            severity: 'warning',
            says: 'These words do not tell the number of the ticket. Add {ticketnumber}.',
          },
        ],
};
