import type { Described, Keyword, KeywordContext } from './keyword';
import { numberOf, type Quantity, quantity, quantityOf } from './quantity';

/** A keyword that compares a number with a quantity. Without the other value of the quantity it never fails. */
const numberRule = ({
  isRight,
  ...named
}: Described & { isRight: (number: number, limit: number) => boolean }): Keyword => ({
  ...named,
  type: ['string', 'number'],
  metaSchema: quantity,
  comparesWith: 'number',
  validate: (value: string | number, against: Quantity, context: KeywordContext) => {
    const limit = quantityOf(against, context);
    // A text without a number does not meet it.
    return limit === undefined || isRight(numberOf(value) ?? NaN, limit);
  },
});

export const numberAtLeast = numberRule({
  name: 'numberAtLeast',
  description:
    'A number, or the first one in a text (`20` in "20 weeks"), is at least this: a number, another answer by its pointer, or a percentage of it.',
  isRight: (number, limit) => number >= limit,
});

export const numberAtMost = numberRule({
  name: 'numberAtMost',
  description:
    'A number, or the first one in a text (`20` in "20 weeks"), is at most this: a number, another answer by its pointer, or a percentage of it.',
  isRight: (number, limit) => number <= limit,
});
