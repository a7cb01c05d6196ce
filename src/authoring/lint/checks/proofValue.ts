import { answersIn, pointerOf } from '#engine';
import { isProvable } from '../shared/provable';
import type { Check } from './check';

/** A file is sent by its content, which says what it is. */
const provable = ['string', 'number', 'integer'];

export const proofValue: Check = {
  id: 'proof-value',
  *run({ definition: { request }, fields }) {
    for (const [field, { send, holdsWhen }] of Object.entries(request.proofs ?? {})) {
      const isText = fields.some((one) => one.at === field && provable.includes(one.schema.type));
      if (isProvable(field) && isText && !answersIn(send).includes(field))
        yield {
          file: 'request',
          at: `/proofs${pointerOf(field)}/send`,
          message: `The value of "${field}" is not sent, so the ${holdsWhen ? 'call' : 'OTP'} does not prove it. Add "/answers${field}".`,
        };
    }
  },
};
