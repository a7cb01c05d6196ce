import type { Keyword } from './keyword';

/** An annotation: the value counts only once the customer has proved it (see `missingProofs`). */
export const proof: Keyword = {
  name: 'proof',
  description:
    'It counts only when it is proved for this purpose, by an OTP or by a call (`proofs` of request.json). For an OTP the purpose is its `otp_type`: `"email"` or `"phone"`.',
  type: ['string', 'number', 'object'],
  metaSchema: { type: 'string', minLength: 1, maxLength: 20 },
};
