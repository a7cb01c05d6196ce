import type { Keyword } from './keyword';

/** An annotation: the value counts only once the customer has proved it (see `missingProofs`). */
export const proof: Keyword = {
  name: 'proof',
  description: 'the value must be proved, for this purpose (the otp_type of its OTP)',
  type: ['string', 'object'],
  metaSchema: { type: 'string', minLength: 1, maxLength: 20 },
};
