import { formatDate } from '#engine';
import { ageRules, dateRules } from '../coverage/dayDetails';
import type { Phrase, Said, Say } from './phrase';

const besideToday = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' };
const beside = { '-1': 'the day before', 0: 'the same day as', 1: 'the day after' };

type Offset = keyof typeof beside;

/** What a day is that breaks a rule. */
const wrong: { [keyword: string]: string } = {
  before: 'too late',
  notAfter: 'too late',
  after: 'too early',
  notBefore: 'too early',
  ageAtLeast: 'too young',
  ageBelow: 'too old',
};

/** What is said of days around the one at which a rule turns. */
export const dayPhrases: { [keyword: string]: Say } = {
  ...Object.fromEntries(dateRules.map((keyword) => [keyword, ofDate])),
  ...Object.fromEntries(ageRules.map((keyword) => [keyword, ofAge])),
};

function ofDate(said: Said): Phrase {
  const { value, offset = 0, turning } = said;
  const where =
    turning === undefined
      ? besideToday[offset as Offset]
      : `${beside[offset as Offset]} ${turning}`;
  return {
    word: where.replace(/^the /, ''),
    is: `is ${where} (${formatDate(value)})${verdict(said)}`,
  };
}

function ofAge(said: Said): Phrase {
  const { schema, keyword, value, offset = 0, outcome, today } = said;
  const age = `the age of ${schema[keyword]} is reached`;
  if (outcome.startsWith('leap ')) {
    const isMarch = today.endsWith('03-01');
    return {
      word: `born 29 February on ${isMarch ? '1 March' : '28 February'}`,
      is: `is ${formatDate(value)} and today is ${formatDate(today)}: ${age} ${isMarch ? 'today' : 'tomorrow'}${verdict(said)}`,
    };
  }
  // Who was born a day later becomes so old a day later.
  const when = besideToday[offset as Offset];
  const reached = offset < 0 ? age.replace(' is ', ' was ') : age;
  return {
    word: `${schema[keyword]} ${when}`,
    is: `is ${formatDate(value)}: ${reached} ${when}${verdict(said)}`,
  };
}

function verdict({ keyword, scope, outcome, isAccepted }: Said): string {
  if (scope === 'condition') return '';
  if (scope === 'usual')
    return outcome === 'edge' ? ', which is usual' : ', which is not usual, so that the form asks';
  return isAccepted ? ', which is allowed' : `, which is ${wrong[keyword]}`;
}
