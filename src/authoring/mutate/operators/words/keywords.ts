import { type Definition, formatNamed, parentOf, type Pointer, pointerOf } from '#engine';
import { quantityWords } from '../../../quantityWords';
import type { Place } from '../../places';
import { counted, listed, pointerName, plainValue, quoted, valueName } from './names';

/** What a keyword can be told with: the values and other fields that it names. */
interface Speaker {
  value: (value: unknown) => string;
  other: (pointer: Pointer) => string;
  /** A field of the entries of the list. */
  inner: (name: string) => string;
  /** A field of the object. */
  below: (name: string) => string;
  schema: (schema: Place['schema'], below?: Pointer) => string;
}

const characters = (count: number) => counted(count, 'character');
const years = (count: number) => counted(count, 'year');
const entries = (count: number) => counted(count, 'entry', 'entries');
const namesOf = (names: string[], by: Speaker) => listed(names.map(by.inner));

/** `^(AB|CD)` says how a text begins. */
function patternWords(pattern: string): string {
  const [, several, one] = /^\^(?:\((\w+(?:\|\w+)*)\)|(\w+))$/.exec(pattern) ?? [];
  const starts = several?.split('|') ?? (one === undefined ? [] : [one]);
  return starts.length > 0
    ? `begins with ${listed(starts.map(quoted), 'or')}`
    : `fits the pattern ${quoted(pattern)}`;
}

/** What follows "that X", for each keyword. */
const predicates: { [keyword: string]: (limit: any, by: Speaker) => string } = {
  const: (value, by) => `is ${by.value(value)}`,
  enum: (values: unknown[], by) => `is ${listed(values.map(by.value), 'or', 4)}`,
  type: (type) => `is of the type ${quoted(String(type))}`,
  format: (name) =>
    `has the format ${quoted(name)} (${formatNamed(name)?.description ?? 'unknown'})`,
  pattern: (pattern) => patternWords(pattern),
  minLength: (count) => (count === 1 ? 'is not empty' : `has at least ${characters(count)}`),
  maxLength: (count) => `has at most ${characters(count)}`,
  minimum: (limit) => `is at least ${limit}`,
  maximum: (limit) => `is at most ${limit}`,
  exclusiveMinimum: (limit) => `is more than ${limit}`,
  exclusiveMaximum: (limit) => `is less than ${limit}`,
  multipleOf: (step) => `is a multiple of ${step}`,
  minItems: (count) => `has at least ${entries(count)}`,
  maxItems: (count) => `has at most ${entries(count)}`,
  minProperties: (count) => `has at least ${counted(count, 'property', 'properties')}`,
  maxProperties: (count) => `has at most ${counted(count, 'property', 'properties')}`,
  uniqueItems: () => 'has no entry twice',
  ageAtLeast: (count) => `is at least ${years(count)} ago`,
  ageBelow: (count) => `is less than ${years(count)} ago`,
  withinDays: (count) => `is at most ${counted(count, 'day')} from today`,
  numberAtLeast: (limit, by) => `contains a number of at least ${quantityWords(limit, by.other)}`,
  numberAtMost: (limit, by) => `contains a number of at most ${quantityWords(limit, by.other)}`,
  before: (other, by) => `is before ${by.other(other)}`,
  after: (other, by) => `is after ${by.other(other)}`,
  notBefore: (other, by) => `is not before ${by.other(other)}`,
  notAfter: (other, by) => `is not after ${by.other(other)}`,
  differsFrom: (other, by) => `differs from ${by.other(other)}`,
  anyRequired: (names, by) => `has an answer to ${listed(names.map(by.below), 'or')}`,
  atMostOne: (names, by) => `has an answer to at most one of ${listed(names.map(by.below))}`,
  sameAs: (other, by) => `is the same as ${by.other(other)}`,
  notRepeated: () => 'is not one character repeated',
  noSpace: () => 'contains no space',
  proof: (purpose) => `is verified for the purpose ${quoted(purpose)}`,
  changedFrom: ({ from }, by) => `differs from ${by.other(from)}`,
  someOf: (name, by) => `has an entry with ${by.inner(name)}`,
  uniqueBy: (names, by) => `has no two entries with the same ${namesOf(names, by)}`,
  sumEquals: ({ of, total }, by) =>
    `adds up to ${quantityWords(total, by.other)} in ${by.inner(of)}`,
  sumAtMost: ({ of, by: group, total }, by) =>
    `adds up to at most ${quantityWords(total, by.other)} in ${by.inner(of)}${group === undefined ? '' : ` for each ${by.inner(group)}`}`,
  upload: ({ extensions, maxBytes }) =>
    `is a file of the type ${listed(extensions, 'or')} and smaller than ${maxBytes} bytes`,
  not: (schema, by) =>
    isPlainNot(schema)
      ? by.schema(schema).replace(/^is /, 'is not ')
      : `is not such that it ${by.schema(schema)}`,
  contains: (schema, by) =>
    isOfValue(schema)
      ? by.schema(schema).replace(/^is /, 'includes ')
      : `has an entry where ${by.schema(schema, '/items')}`,
};

/** Whether only the value itself is compared, as of a multiple choice. */
const isOfValue = (schema: Place['schema']) =>
  Object.keys(schema).every((keyword) => keyword === 'const' || keyword === 'enum');

/** The keywords that a condition can test. */
export const testKeywords = Object.keys(predicates).filter((name) => name !== 'type');

/** `is at least 5`: what a keyword with this limit asks of a value. */
export function predicate(
  definition: Definition,
  place: Place,
  keyword: string,
  limit: unknown = place.schema[keyword],
): string {
  return predicates[keyword]?.(limit, speaker(definition, place)) ?? `meets ${quoted(keyword)}`;
}

const speaker = (definition: Definition, place: Place): Speaker => ({
  value: (value) =>
    place.value.startsWith('/answers/')
      ? valueName(definition, place.value.slice('/answers'.length), value)
      : plainValue(value),
  other: (pointer) => pointerName(definition, namedPointer(place, pointer)),
  inner: (name) =>
    pointerName(definition, `${place.value}/items/${name}`).replace(/ in "[^"]*"$/, ''),
  below: (name) => pointerName(definition, place.value + pointerOf(name)),
  schema: (schema, below) =>
    testsOf(
      definition,
      { ...place, schema, value: place.value + (below ?? '') },
      below === undefined,
    ),
});

/** The value that a keyword names, as a pointer into the document. */
export const namedPointer = ({ value, root }: Place, pointer: Pointer): Pointer =>
  pointer === 'today'
    ? '/today'
    : pointer.startsWith('./')
      ? parentOf(value) + pointer.slice(1)
      : root + pointer;

/** What a condition asks, in words: `"Reason" is "Lost" and "Lost on" is before today`. */
export function testsOf(definition: Definition, place: Place, isBare = false): string {
  const all = [...phrases(definition, place, isBare)];
  return all.length > 0 ? listed(all) : isBare ? 'is given' : 'it is so';
}

function* phrases(definition: Definition, place: Place, isBare: boolean): Generator<string> {
  const { schema, value } = place;
  const subject = (pointer: Pointer) =>
    isBare && pointer === value ? '' : `${pointerName(definition, pointer)} `;
  for (const keyword of Object.keys(schema)) {
    if (keyword === 'not' && !isPlainNot(schema.not))
      yield `it is not so that ${testsOf(definition, { ...place, schema: schema.not })}`;
    else if (keyword === 'not')
      yield `${subject(value)}${testsOf(definition, { ...place, schema: schema.not }, true).replace(/^is /, 'is not ')}`;
    else if (testKeywords.includes(keyword))
      yield subject(value) + predicate(definition, place, keyword);
  }
  for (const [name, part] of Object.entries<Place['schema']>(schema.properties ?? {}))
    yield* phrases(definition, { ...place, schema: part, value: value + pointerOf(name) }, false);
  for (const name of (schema.required ?? []) as string[])
    if (!schema.properties?.[name])
      yield `${pointerName(definition, value + pointerOf(name))} is given`;
  for (const keyword of ['anyOf', 'oneOf', 'allOf'])
    if (schema[keyword])
      yield listed(
        (schema[keyword] as Place['schema'][]).map((part) =>
          testsOf(definition, { ...place, schema: part }),
        ),
        keyword === 'allOf' ? 'and' : 'or',
      );
}

/** `not` around a choice of values alone. */
const isPlainNot = (schema: Place['schema']) => 'enum' in schema || 'const' in schema;
