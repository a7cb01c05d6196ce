import { numbersIn, type SpokenNumber } from '../../numbersIn';

/** A number of a text, and what it counts. */
export interface Counted {
  /** Undefined where the word behind it says nothing of characters or bytes. */
  of: 'characters' | 'bytes' | undefined;
  value: number;
  unit: string;
}

/** What a text says of a limit. */
export interface Claim extends Counted {
  kind: 'upper' | 'lower' | 'step';
}

const before: [Claim['kind'], RegExp][] = [
  [
    'upper',
    /(?:at most|(?<!(?:add|adds|come|comes) )up to|(?:no|not) more than|maximum(?: of)?)\s$/i,
  ],
  ['lower', /(?:at least|(?:no|not) less than|minimum(?: of)?)\s$/i],
  ['step', /\b(?:steps|multiples?) of\s$/i],
];
const range = /^\s?(?:to|and|–|-|से)\s?$/;
const characters = /^(?:digits?|letters?|characters?|signs?|अक्षर|अक्षरों|अंक|अंकों)$/;
const sizes: { [unit: string]: number } = { kb: 1e3, mb: 1e6, bytes: 1 };

/** What a number counts, by the word behind it; a size is in bytes. */
export function countedBy({ value, unit }: Pick<SpokenNumber, 'value' | 'unit'>): Counted {
  if (unit in sizes) return { value: value * sizes[unit]!, unit, of: 'bytes' };
  return { value, unit, of: characters.test(unit) ? 'characters' : undefined };
}

/** Words of a limit for a part of the answer only. */
const ofParts = /\b(?:each|before|after|in a row|of which|of them|per|first|last)\b/i;

/** The limits that a text speaks of: "at most four", "6 to 20 letters", "in steps of 5". */
export function limitClaims(text: string): Claim[] {
  const numbers = numbersIn(text);
  const claims = numbers.map((number, i): Claim | undefined => {
    const said = before.find(([, phrase]) => phrase.test(text.slice(0, number.from)))?.[0];
    const [previous, next] = [numbers[i - 1], numbers[i + 1]];
    const isEnd = previous && range.test(text.slice(previous.to, number.from));
    const isStart = next && range.test(text.slice(number.to, next.from));
    const kind = said ?? (isEnd ? 'upper' : isStart ? 'lower' : undefined);
    return kind && { kind, ...countedBy({ ...number, unit: isStart ? next.unit : number.unit }) };
  });
  const isOfParts =
    ofParts.test(text) ||
    numbers.some((number, i) => !claims[i] && countedBy(number).of === 'characters');
  const speaksOfCharacters = /letter|digit|character|sign|space|अक्षर|अंक/i.test(text);
  return claims.flatMap((claim): Claim[] => {
    if (!claim) return [];
    if (claim.of === 'characters' || (speaksOfCharacters && claim.unit === ''))
      return isOfParts ? [] : [{ ...claim, of: 'characters' }];
    return [claim];
  });
}
