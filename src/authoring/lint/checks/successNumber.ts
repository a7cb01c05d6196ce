import { unknownPlaceholders } from '../shared/placeholders';
import { namesOfSuccess as known } from '../shared/texts';
import type { Check } from './check';

export const successNumber: Check = {
  id: 'success-number',
  *run({ definition: { request } }) {
    const { message } = request.success;
    // words-gap reports a number that is misspelt.
    const text = { text: message, placeholders: known, takesValues: true };
    if (message.includes('{ticketnumber}') || [...unknownPlaceholders(text)].length > 0) return;
    yield {
      file: 'request',
      at: '/success/message',
      severity: 'warning',
      message: 'This message does not contain the number of the ticket. Add {ticketnumber}.',
    };
  },
};
