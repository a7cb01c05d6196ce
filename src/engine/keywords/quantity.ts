import type { Pointer, Schema } from '../definition/definition';
import { productOf } from '../json/decimals';
import type { KeywordContext } from './keyword';
import { namedBy, otherValue } from './namedBy';

/** A number that an answer is compared with: itself, the number of another value, or a share of that. */
export type Quantity = number | Pointer | { percent: number; of: Pointer };

/** The JSON Schema of a {@link Quantity}. */
export const quantity: Schema = {
  oneOf: [
    { type: 'number' },
    {
      type: 'string',
      pattern: otherValue,
      title:
        'a pointer such as "/name", or "./name" in the same entry of a list; a number is written without quotes',
    },
    {
      type: 'object',
      properties: {
        percent: {
          type: 'number',
          exclusiveMinimum: 0,
          maximum: 10_000,
          description:
            'How much of the other answer, in percent: 25 is a quarter, 150 one and a half times.',
        },
        of: {
          type: 'string',
          pattern: otherValue,
          description:
            'The pointer of the answer with the whole, such as "/fund_value", or "./units" in the same entry of a list.',
        },
      },
      required: ['percent', 'of'],
      additionalProperties: false,
    },
  ],
};

/** A text that is a number as a whole: -5, .5, 5,00,000. */
const wholeNumber = /^-?(?:\d[\d,]*(?:\.\d+)?|\.\d+)$/;

/** The number that a text is, or else the first one in it, without commas: 5 in "5 weeks", 500000 in "Rs 5,00,000". */
function numberIn(text: string): number | undefined {
  const whole = text.trim();
  if (wholeNumber.test(whole)) return Number(whole.replaceAll(',', ''));
  const [found] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}

/** The number that a value is or, as a text, contains; `undefined` where there is none. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string') return numberIn(value);
  return typeof value === 'number' ? value : undefined;
}

/** What a quantity comes to, exact in decimals; `undefined` where the other value is missing or has no number. */
export function quantityOf(given: Quantity, context: KeywordContext): number | undefined {
  if (typeof given === 'number') return given;
  if (typeof given === 'string') return numberOf(namedBy(given, context));
  const whole = numberOf(namedBy(given.of, context));
  return whole === undefined ? undefined : productOf([whole, given.percent, 0.01]);
}
