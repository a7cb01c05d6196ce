import { formatDate, isObject } from '#engine';
import { isCounted } from '../coverage/countedDetail';
import { quantityWords } from '../quantityWords';
import { countOf, type Phrase, type Said, type Say } from './phrase';

/** How a limit is spoken of. */
interface Limit {
  /** In the name of a file, at the limit and beyond. */
  words: [edge: string, beyond: string];
  /** What a value at the limit is of all, and what one beyond it has. */
  says: [edge: string, beyond: string];
  /** Of what there are several, such as characters. */
  isPlural?: boolean;
  measure: (said: Said) => string;
}

const characters = ({ value }: Said) => `has ${countOf([...value].length, 'character')}`;
const entries = ({ value }: Said) => `has ${countOf(value.length, 'entry', 'entries')}`;
const itself = ({ is }: Said) => is;
const size = ({ value }: Said) => `is a file of ${value.size} bytes`;

function total({ schema, keyword, value }: Said): string {
  const { of } = schema[keyword] as { of: string };
  const numbers = (value as unknown[]).map((entry) =>
    isObject(entry) ? Number(entry[of]) || 0 : 0,
  );
  return `comes to ${numbers.reduce((sum, one) => sum + one, 0)} in total`;
}

const limits: { [keyword: string]: Limit } = {
  maxLength: {
    words: ['longest', 'too long'],
    says: ['the most', 'one more'],
    isPlural: true,
    measure: characters,
  },
  minLength: {
    words: ['shortest', 'too short'],
    says: ['the fewest', 'one fewer'],
    isPlural: true,
    measure: characters,
  },
  maxItems: {
    words: ['most entries', 'too many entries'],
    says: ['the most', 'one more'],
    isPlural: true,
    measure: entries,
  },
  minItems: {
    words: ['fewest entries', 'too few entries'],
    says: ['the fewest', 'one fewer'],
    isPlural: true,
    measure: entries,
  },
  minimum: { words: ['least', 'too low'], says: ['the least', 'less'], measure: itself },
  maximum: { words: ['greatest', 'too high'], says: ['the most', 'more'], measure: itself },
  exclusiveMinimum: {
    words: ['least', 'too low'],
    says: ['the least', 'not more'],
    measure: itself,
  },
  exclusiveMaximum: {
    words: ['greatest', 'too high'],
    says: ['the most', 'not less'],
    measure: itself,
  },
  numberAtLeast: { words: ['least', 'too low'], says: ['the least', 'less'], measure: itself },
  numberAtMost: { words: ['greatest', 'too high'], says: ['the most', 'more'], measure: itself },
  sumAtMost: {
    words: ['largest sum', 'sum too large'],
    says: ['the most', 'more'],
    measure: total,
  },
  upload: { words: ['largest', 'too large'], says: ['the most', 'one more'], measure: size },
  withinDays: {
    words: ['last usual day', 'too far'],
    says: ['the last day', 'one day further'],
    measure: ({ value }) => `is ${formatDate(value)}`,
  },
};

/** What is said of a value at a limit, or one step beyond. */
export const limitPhrases: { [keyword: string]: Say } = {
  ...Object.fromEntries(
    Object.entries(limits).map(([keyword, limit]) => [
      keyword,
      (said: Said) => ofLimit(said, limit),
    ]),
  ),
  sumEquals: (said) => ({
    word: said.outcome === 'edge' ? 'exact sum' : 'wrong sum',
    is: `${total(said)}, ${said.outcome === 'edge' ? 'as it has to' : `and has to come to ${quantityWords(said.schema.sumEquals.total)}`}`,
  }),
};

function ofLimit(said: Said, { words, says, isPlural, measure }: Limit): Phrase {
  const { outcome, scope, keyword, schema } = said;
  const isEdge = outcome.startsWith('edge');
  const counts = isCounted(outcome);
  const end = isEdge ? `${says[0]} that ${atEdge(scope, isPlural)}` : beyond(said, says[1]);
  // The limit itself is beyond it.
  const than = !isEdge && keyword.startsWith('exclusive') ? ` ${schema[keyword]}` : '';
  return {
    word: `${words[isEdge ? 0 : 1]}${counts ? ' counted' : ''}`,
    is: `${measure(said)}, ${than ? `which is ${says[1]} than${than}` : end}${counts ? counting(said) : ''}`,
  };
}

function atEdge(scope: Said['scope'], isPlural = false): string {
  if (scope === 'condition') return isPlural ? 'count here' : 'counts here';
  return `${isPlural ? 'are' : 'is'} ${scope}`;
}

function beyond({ scope }: Said, more: string): string {
  if (scope === 'condition') return `${more} than counts here`;
  return scope === 'usual' ? `${more} than usual, so that the form asks` : `${more} than allowed`;
}

/** How a character counts that programs count in different ways. */
function counting({ value }: Said): string {
  const wide = /[\u{10000}-\u{10FFFF}]/u.exec(value)?.[0];
  if (wide) return `; ${wide} counts as one`;
  return `; ${/\P{M}\p{M}/u.exec(value)?.[0]} is a letter with a mark, which count as two`;
}
