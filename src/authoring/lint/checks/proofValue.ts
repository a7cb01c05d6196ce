import { answersIn, pointerOf } from '#engine';
import type { Check } from './check';

export const proofValue: Check = {
  id: 'proof-value',
  *run({ definition: { request }, fields }) {
    for (const [field, { send }] of Object.entries(request.proofs ?? {})) {
      const isText = fields.some((one) => one.at === field && one.schema.type === 'string');
      if (isText && !answersIn(send).includes(field))
        yield {
          file: 'request',
          at: `/proofs${pointerOf(field)}/send`,
          message: `The value of "${field}" is not sent, so the OTP does not prove it. Add "/answers${field}".`,
        };
    }
  },
};
