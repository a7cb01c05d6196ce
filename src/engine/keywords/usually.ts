import type { Keyword } from './keyword';

/** What an answer usually meets. One that does not is allowed all the same: the customer is asked whether it is right. */
export const usually: Keyword = {
  name: 'usually',
  description:
    'What the answer usually meets, as rules; the customer is asked about any other answer, and may say yes. The server never refuses one.',
  type: ['string', 'number', 'array'],
  metaSchema: { type: 'object', minProperties: 1 },
  isSoft: true,
};
