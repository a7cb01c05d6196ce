import { type Pointer, pointerOf, uiAt } from '#engine';
import { numbersIn } from '../../numbersIn';
import { type Claim, type Counted, countedBy, limitClaims } from '../shared/limitClaims';
import { nameOf, rulesOf, type Rule } from '../values/rule';
import { smallestFile } from './schemaLimits';
import type { Check, CheckInput, Violation } from './check';

/** The rules with a limit that a text speaks of: what kind of limit each is, and of what. */
const kinds: { [rule: string]: [Claim['kind'], of?: Claim['of'] | 'entries'] } = {
  maxLength: ['upper', 'characters'],
  minLength: ['lower', 'characters'],
  maxItems: ['upper', 'entries'],
  minItems: ['lower', 'entries'],
  maximum: ['upper'],
  exclusiveMaximum: ['upper'],
  ageBelow: ['upper'],
  minimum: ['lower'],
  exclusiveMinimum: ['lower'],
  ageAtLeast: ['lower'],
  multipleOf: ['step'],
  upload: ['upper', 'bytes'],
};

const exclusive = ['exclusiveMaximum', 'exclusiveMinimum', 'ageBelow'];
const comparing = /\b(?:than|under|over|below|above|before|after)\b/i;

export const limitWords: Check = {
  id: 'limit-words',
  *run(input) {
    for (const at of input.pointers) {
      const rules = limitsOf(input, at);
      yield* messages(input, at, rules);
      yield* descriptions(input, at, rules);
    }
  },
};

/** The rules of a field that have a limit, in all its descriptions. */
function limitsOf({ fields }: CheckInput, at: Pointer): Rule[] {
  return fields
    .filter((field) => field.at === at)
    .flatMap(({ schema, place }) => rulesOf(schema, place))
    .filter(
      ({ keyword, value }) => keyword in kinds && typeof limitIn({ keyword, value }) === 'number',
    );
}

const limitIn = ({ keyword, value }: Pick<Rule, 'keyword' | 'value'>): number | undefined =>
  keyword === 'upload' ? value?.maxBytes : value;

/** Messages of a rule in which no number is its limit. */
function* messages(
  { definition: { ui } }: CheckInput,
  at: Pointer,
  all: Rule[],
): Generator<Violation> {
  const own = uiAt(ui, at);
  for (const [name, words] of Object.entries(own['ui:messages'] ?? {})) {
    const keyword = name === 'uploadSize' ? 'upload' : name;
    const rules = all.filter((rule) => rule.keyword === keyword);
    const texts: [Pointer, string, Rule[]][] =
      typeof words === 'string'
        ? [['', words, rules]]
        : Object.entries(words).map(([limit, text]) => [
            pointerOf(limit),
            text,
            rules.filter((rule) => String(rule.value) === limit),
          ]);
    for (const [below, text, ofText] of texts) {
      if (ofText.length === 0 || text.includes('{')) continue;
      const inTitle = numbersIn(own['ui:title'] ?? '').map(({ value }) => value);
      const said = numbersIn(text)
        .filter(({ value }) => !inTitle.includes(value))
        .map(countedBy)
        .map((one): Counted =>
          keyword.endsWith('Length') && one.unit === '' ? { ...one, of: 'characters' } : one,
        );
      yield* contradiction(at + pointerOf('ui:messages', name) + below, text, said, ofText);
    }
  }
}

/** Helps and descriptions that name a limit, and it is not that of the field. */
function* descriptions(
  { definition: { ui } }: CheckInput,
  at: Pointer,
  rules: Rule[],
): Generator<Violation> {
  for (const name of ['ui:help', 'ui:description'] as const) {
    const text: unknown = uiAt(ui, at)[name];
    if (typeof text !== 'string') continue;
    const claims = limitClaims(text);
    const found = (['upper', 'lower', 'step'] as const).flatMap((kind) => [
      ...contradiction(
        at + pointerOf(name),
        text,
        claims.filter((claim) => claim.kind === kind),
        rules.filter(({ keyword }) => kinds[keyword]![0] === kind),
      ),
    ]);
    yield* found.slice(0, 1);
  }
}

/** Whether a number of a text can mean the limit of a rule. */
function isOf({ of, unit, value }: Counted, rule: Rule): boolean {
  const limit = limitIn(rule)!;
  const [, what] = kinds[rule.keyword]!;
  if (what === 'characters' || what === 'bytes') return of === what;
  if (of !== undefined && of !== (what as string | undefined)) return false;
  const isYear = value >= 1900 && value < 2100 && (limit < 1900 || limit >= 2100);
  if (isYear || /^(?:hours?|minutes?|times?|pages?|copies)$/.test(unit)) return false;
  if (/^(?:%|percent)$/.test(unit)) return what === undefined && limit <= 100;
  if (/^(?:years?|months?|weeks?|days?|वर्ष|साल)$/.test(unit))
    return what === undefined && limit <= 400;
  return true;
}

/** Reports a text none of whose numbers is the limit that it speaks of. */
function* contradiction(
  at: Pointer,
  text: string,
  counted: Counted[],
  all: Rule[],
): Generator<Violation> {
  const rules = all.filter((rule) => counted.some((one) => isOf(one, rule)));
  const said = counted.filter((one) => rules.some((rule) => isOf(one, rule)));
  if (rules.some((rule) => said.some(({ value }) => isLimit(value, text, rule)))) return;
  // schema-limits reports a size in another unit.
  if (
    said.length === 0 ||
    rules.some((rule) => rule.keyword === 'upload' && limitIn(rule)! < smallestFile)
  )
    return;
  const numbers = said.map(({ value, of }) => inWords(value, of === 'bytes'));
  const limits = rules.map((rule) =>
    rule.keyword === 'upload' ? inWords(limitIn(rule)!, true) : nameOf(rule),
  );
  yield {
    file: 'ui',
    at,
    severity: 'warning',
    message: `The text speaks of ${[...new Set(numbers)].join(' and ')}, but the limit is ${[...new Set(limits)].join(' or ')}. Correct the text or the limit.`,
  };
}

const inWords = (value: number, isSize: boolean) =>
  isSize ? `${value / 1_000_000} MB` : `${value}`;

/** Whether a number in words is the limit of a rule, or the last value that it allows or forbids. */
function isLimit(number: number, text: string, rule: Rule): boolean {
  const limit = limitIn(rule)!;
  if (number === limit) return true;
  if (rule.keyword === 'upload')
    return Math.abs(number * 1.048576 - limit) < limit / 20 || number + 1 === limit;
  const isNext = Math.abs(number - limit) <= 1;
  if (isNext && (exclusive.includes(rule.keyword) || comparing.test(text))) return true;
  // The same in months, days, hundreds or thousands.
  const isSize = ['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'].includes(
    rule.keyword,
  );
  return (
    isSize &&
    [12, 100, 365, 1000].some((unit) => number * unit === limit || limit * unit === number)
  );
}
