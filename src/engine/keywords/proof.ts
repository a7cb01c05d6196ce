import type { Keyword } from './keyword';

/** Says that a value counts only when the customer proved to hold it; the doors of the engine see to it. */
export const proof: Keyword = {
  name: 'proof',
  explains: 'the value must be proved, for this purpose (the otp_type of its OTP)',
  on: ['string', 'object'],
  takes: { type: 'string', minLength: 1, maxLength: 20 },
};
