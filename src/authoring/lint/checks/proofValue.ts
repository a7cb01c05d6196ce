import { answersIn, pointerOf } from '#engine';
import type { Check } from './check';

export const proofValue: Check = {
  id: 'proof-value',
  explains: 'An OTP that goes to another value than the one to be proved proves the wrong one.',
  run: ({ definition: { request }, fields }) =>
    Object.entries(request.proofs ?? {})
      .filter(([field, { send }]) => {
        const isText = fields.some((one) => one.at === field && one.schema.type === 'string');
        return isText && !answersIn(send).includes(field);
      })
      .map(([field]) => ({
        part: 'request',
        at: `/proofs${pointerOf(field)}/send`,
        message: `The value of "${field}" is not sent, so something else is proved. Add a source "/answers${field}".`,
      })),
};
