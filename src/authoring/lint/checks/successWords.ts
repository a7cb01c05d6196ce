import type { Check } from './check';
import { unknownPlaceholders } from '../shared/placeholders';

/** The properties of the response to the step that raises the ticket. */
const known = ['ticketnumber', 'message', 'status'];

export const successWords: Check = {
  id: 'success-words',
  *run({ definition: { request } }) {
    for (const message of unknownPlaceholders(request.success.message, known))
      yield { file: 'request', at: '/success/message', message };
  },
};
