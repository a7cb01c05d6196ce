import { nearest } from '../nearest';
import type { Check } from './check';

/** What the answer to the step that raises the ticket holds (doc 1 §3, ticket response). */
const known = ['ticketnumber', 'message', 'status'];

export const successWords: Check = {
  id: 'success-words',
  explains: 'A gap in the words after success that nothing fills is shown as it stands.',
  run({ definition: { request } }) {
    const gaps = [...request.success.message.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
    return gaps
      .filter((gap) => !known.includes(gap))
      .map((gap) => ({
        part: 'request',
        at: '/success/message',
        message: `Nothing fills "{${gap}}". Did you mean "{${nearest(gap, known) ?? 'ticketnumber'}}"?`,
      }));
  },
};
