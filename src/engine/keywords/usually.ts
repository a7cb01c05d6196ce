import type { Keyword } from './keyword';

/** What an answer usually meets. One that does not is allowed all the same: the customer is asked whether it is right. */
export const usually: Keyword = {
  name: 'usually',
  description: 'what the answer usually meets: any other has to be confirmed by the customer',
  type: ['string', 'number', 'array'],
  metaSchema: { type: 'object', minProperties: 1 },
  isSoft: true,
};
