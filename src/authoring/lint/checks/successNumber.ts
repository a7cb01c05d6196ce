import type { Check } from './check';

export const successNumber: Check = {
  id: 'success-number',
  *run({ definition: { request } }) {
    if (!request.success.message.includes('{ticketnumber}'))
      yield {
        file: 'request',
        at: '/success/message',
        severity: 'warning',
        message: 'This message does not contain the number of the ticket. Add {ticketnumber}.',
      };
  },
};
