import {
  type CompiledDefinition,
  isObject,
  partsOf,
  partyOf,
  type Pointer,
  type Quantity,
} from '#engine';
import { quantityWords } from '../quantityWords';
import { describeValue, titleOf } from '../draft/describeValue';
import { fieldNameOf } from '../fill/field';
import type { Formula, Leaf } from './formula';

/** More alternatives than this are counted, not listed. */
const maxListed = 3;

/** What a formula says, or its contrary, in the words of titles and choices. */
export function wordsOf(definition: CompiledDefinition, formula: Formula, isTrue = true): string {
  if (formula.kind === 'not') return wordsOf(definition, formula.part, !isTrue);
  if (formula.kind === 'test') return wordsOfTest(definition, formula, isTrue);
  const parts = telling(formula.parts, formula.kind === 'and');
  if (parts.length === 1) return wordsOf(definition, parts[0]!, isTrue);
  const texts = [...new Set(parts.map((part) => wordsOf(definition, part, isTrue)))];
  const isAll = (formula.kind === 'and') === isTrue;
  if (texts.length === 0) return isAll ? 'always' : 'never';
  const listed = texts.length > maxListed + 1 ? texts.slice(0, maxListed) : texts;
  const rest = texts.length - listed.length;
  const more = rest > 0 ? (isAll ? [`${rest} more like this`] : [`one of ${rest} more`]) : [];
  return [...listed, ...more].join(isAll ? ' and ' : ' or ');
}

/** Without the parts that say only that there is an answer, where another one tests that answer or a part of it. */
function telling(parts: Formula[], isAll: boolean): Formula[] {
  const tested = parts
    .flatMap((part) => leavesIn(part))
    .flatMap((leaf) => (leaf.schema ? leaf.variable.at : []));
  const isTested = (at: Pointer) => tested.some((one) => one === at || one.startsWith(`${at}/`));
  return parts.filter((part) => {
    const [leaf, ...others] = leavesIn(part);
    if (!leaf || others.length > 0 || leaf.schema || !isTested(leaf.variable.at)) return true;
    return (part.kind !== 'not') !== isAll;
  });
}

function leavesIn(formula: Formula): Leaf[] {
  if (formula.kind === 'test') return [formula];
  return (formula.kind === 'not' ? [formula.part] : formula.parts).flatMap(leavesIn);
}

/** What a keyword says of a value, and the contrary. */
const says: { [keyword: string]: [is: string, isNot: string] } = {
  ageBelow: ['is less than {limit} years ago', 'is {limit} or more years ago'],
  ageAtLeast: ['is {limit} or more years ago', 'is less than {limit} years ago'],
  minimum: ['is at least {limit}', 'is below {limit}'],
  maximum: ['is at most {limit}', 'is above {limit}'],
  exclusiveMinimum: ['is above {limit}', 'is at most {limit}'],
  exclusiveMaximum: ['is below {limit}', 'is at least {limit}'],
  pattern: ['is written like {limit}', 'is not written like {limit}'],
  withinDays: ['is at most {limit} days from today', 'is more than {limit} days from today'],
  minLength: ['has {limit} or more characters', 'has less than {limit} characters'],
  maxLength: ['has at most {limit} characters', 'has more than {limit} characters'],
  minItems: ['has {limit} or more entries', 'has less than {limit} entries'],
  maxItems: ['has at most {limit} entries', 'has more than {limit} entries'],
  before: ['is before {limit}', 'is not before {limit}'],
  after: ['is after {limit}', 'is not after {limit}'],
  notBefore: ['is not before {limit}', 'is before {limit}'],
  notAfter: ['is not after {limit}', 'is after {limit}'],
  sameAs: ['is the same as {limit}', 'is another one than {limit}'],
  numberAtLeast: ['is at least {limit}', 'is below {limit}'],
  numberAtMost: ['is at most {limit}', 'is above {limit}'],
  sumEquals: ['adds up to {limit}', 'does not add up to {limit}'],
  sumAtMost: ['adds up to at most {limit}', 'adds up to more than {limit}'],
  changedFrom: ['was changed', 'was not changed'],
  format: ['is written as {limit}', 'is not written as {limit}'],
  upload: ['is a file as asked for', 'is another file than asked for'],
};

function wordsOfTest(
  definition: CompiledDefinition,
  { variable, schema }: Leaf,
  isTrue: boolean,
): string {
  const title = nameOf(definition, variable.at);
  if (!schema) return `${title} is ${isTrue ? 'answered' : 'left out'}`;
  const [keyword, limit] = Object.entries(schema)[0]!;
  const field = fieldIn(variable.at);
  const of = (value: unknown) =>
    field === undefined
      ? `is ${JSON.stringify(value)}`
      : describeValue(definition, field, value).is;
  if (keyword === 'const') return `${title} ${isTrue ? of(limit) : notOf(of(limit))}`;
  if (keyword === 'enum') {
    const values = (limit as unknown[]).map((value) => of(value).replace(/^is /, ''));
    return `${title} is ${isTrue ? 'one of' : 'none of'} ${values.join(', ')}`;
  }
  if (keyword === 'contains' && isObject(limit) && ('const' in limit || 'enum' in limit)) {
    const values = [...(limit.enum ?? []), ...('const' in limit ? [limit.const] : [])] as unknown[];
    const named = values.map((value) => of(value).replace(/^is /, '')).join(', ');
    const includes = isTrue ? 'includes' : 'does not include';
    return `${title} ${includes} ${values.length > 1 ? 'one of ' : ''}${named}`;
  }
  const [is, isNot] = says[keyword] ?? [`meets "${keyword}"`, `does not meet "${keyword}"`];
  return `${title} ${(isTrue ? is : isNot).replace('{limit}', () => limitWords(definition, limit))}`;
}

const notOf = (is: string) =>
  is.startsWith('is ') ? `is not ${is.slice('is '.length)}` : `not: ${is}`;

function limitWords(definition: CompiledDefinition, limit: unknown): string {
  if (isObject(limit) && ('percent' in limit || 'total' in limit))
    return quantityWords((limit.total ?? limit) as Quantity, (pointer) =>
      nameOf(definition, pointer),
    );
  if (typeof limit !== 'string' || !/^\.?\//.test(limit))
    return isObject(limit) ? '' : String(limit);
  return nameOf(definition, limit);
}

const fieldIn = (at: Pointer): Pointer | undefined =>
  at.startsWith('/answers/') ? at.slice('/answers'.length) : undefined;

const adjectives: { [root: string]: string } = { loaded: 'loaded', first: 'first' };

/** A value of the document as a person would call it: the title of a field, with its party where there are several. */
export function nameOf(definition: CompiledDefinition, at: Pointer): string {
  const field = fieldIn(at);
  if (field === undefined) {
    const [root, ...rest] = partsOf(at);
    if (root === 'steps') {
      const [step, ...within] = rest.map(spaced);
      return within.length > 0
        ? `the ${within.join(' ')} in the response of ${step}`
        : `the response of ${step}`;
    }
    return `the ${adjectives[root!] ?? `${root}'s`} ${rest.map(spaced).join(' ')}`;
  }
  const party = partyOf(definition.ui, partsOf(field)[0]!);
  const ofParty = party === undefined ? '' : ` (${party})`;
  const title = titleOf(definition, fieldNameOf(field));
  return `"${shortened(title.slice(0, title.length - ofParty.length))}"${ofParty}`;
}

/** Words of a title up to this length. */
const maxTitle = 48;

function shortened(title: string): string {
  if (title.length <= maxTitle) return title;
  const start = title.slice(0, maxTitle).replace(/[\s,;]+\S*$/u, '');
  return `${start}…`;
}

const spaced = (name: string) =>
  name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
