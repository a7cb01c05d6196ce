import {
  type Definition,
  isMultipleChoice,
  isObject,
  keywords,
  partsOf,
  type Pointer,
  pointerOf,
  type RequestRules,
  type Schema,
} from '#engine';
import { subschemas } from '../walk';
import { assertionsOf } from './assertions';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { computedFields } from './computedFields';
import { detailRules } from './detailRules';
import type { Rule } from './rule';
import { usuallyRules } from './usuallyRules';

/** Each assertion of schema.json that an answer can break: satisfied, and broken. */
export function schemaRules(definition: Definition): Rule[] {
  const { schema, request } = definition;
  const computed = computedFields(definition);
  const filled = new Set(
    Object.values(request.lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills)),
  );
  const isGiven = givenFields(request);
  return [...customerSchemas(schema, computed)].flatMap(({ schema: part, location, at }) => {
    if (computed.has(at)) return [...computedRules(part, location, at, isRounded(request, at))];
    const isAsked = (name: string) =>
      !part.properties?.[name]?.readOnly || filled.has(at + pointerOf(name));
    return assertionsOf(part, part.type ?? 'object')
      .filter((assertion) => !isRedundant(assertion, part))
      .filter((rule) => !rule.startsWith('/required/') || isAsked(partsOf(rule)[1]!))
      .flatMap((assertion) => outcomesOf(assertion, part, location, at, isGiven(at)))
      .concat(part.transform ? transformRules(part, location, at) : [])
      .concat(usuallyRules(part, location, at));
  });
}

/**
 * A text that is longer than allowed is none of the values of an enum or a constant either, a choice of none is not
 * answered, and what is neither yes nor no is not of the type.
 */
export const isRedundant = (assertion: string, schema: Schema) =>
  (assertion === '/maxLength' && ('enum' in schema || 'const' in schema)) ||
  (assertion === '/enum' && schema.type === 'boolean' && new Set(schema.enum).size === 2) ||
  (assertion === '/minItems' && schema.minItems <= 1 && isMultipleChoice(schema));

export interface Located {
  schema: Schema;
  location: Pointer;
  /** The field of the answers. */
  at: Pointer;
}

/**
 * Every subschema of what the customer answers. What is readOnly comes from the insurer, apart from the `computed`
 * fields: their values follow from answers.
 */
export function* customerSchemas(
  schema: Schema,
  computed: ReadonlySet<Pointer> = new Set(),
  location = '',
  at = '',
  isPartial = false,
): Generator<Located> {
  if (schema.readOnly && !computed.has(at)) return;
  yield { schema: isPartial ? { type: impliedType(schema), ...schema } : schema, location, at };
  for (const inner of subschemas(schema, location, at))
    yield* customerSchemas(
      inner.schema,
      computed,
      inner.location,
      inner.at,
      inner.keyword !== 'items',
    );
}

/** A `then` or an `allOf` adds to a field that is described elsewhere: its keywords imply the type. */
function impliedType(schema: Schema): string {
  const own = keywords.find(({ name }) => name in schema);
  if (own) return [own.type].flat()[0]!;
  if ('required' in schema || 'properties' in schema) return 'object';
  if ('minItems' in schema || 'maxItems' in schema) return 'array';
  if ('minimum' in schema || 'maximum' in schema) return 'number';
  return 'string';
}

/** Whether the values of a field come from a list or a look-up: a customer cannot choose how long they are. */
export function givenFields({
  lists = {},
  lookUps = {},
}: RequestRules): (field: Pointer) => boolean {
  const besides = (field: Pointer, name: string) =>
    field.slice(0, field.lastIndexOf('/') + 1) + name;
  const given = new Set([
    ...Object.keys(lists),
    ...Object.entries(lists).flatMap(([field, { fills = {} }]) =>
      Object.keys(fills).map((name) => (name.startsWith('/') ? name : besides(field, name))),
    ),
    ...Object.values(lookUps).flatMap(({ fills }) => Object.keys(fills)),
  ]);
  return (field) => given.has(field);
}

function outcomesOf(
  assertion: string,
  schema: Schema,
  location: Pointer,
  at: Pointer,
  isGiven: boolean,
): Rule[] {
  const [keyword, name] = partsOf(assertion) as [string, string?];
  const field = name === undefined ? at : at + pointerOf(name);
  const index = name === undefined ? -1 : (schema.required as string[]).indexOf(name);
  const limit = name === undefined ? ` (${JSON.stringify(schema[keyword])})` : '';
  const subject = field === '' ? 'the form' : `"${field}"`;
  const what = `${keyword}${limit} of ${subject}`;
  const id = `schema#${location}${assertion}`;
  const rule = (event: string, missing: string, example: string): Rule => ({
    file: 'schema',
    at: location + (name === undefined ? assertion : pointerOf('required', index)),
    events: [event],
    message: `No example ${missing}. Add an example ${example}.`,
  });
  const broken = (event: string, how = '') =>
    rule(event, `breaks ${what}${how}`, `rejected-….json in which ${subject} breaks it`);
  const satisfied = rule(
    eventOf(id, 'held'),
    `satisfies ${what}`,
    `accepted-….json that answers ${subject}`,
  );
  if (keyword === 'proof') return [satisfied, broken(eventOf(`problem ${field}`, 'proof'))];
  const details =
    name === undefined && !isGiven ? detailRules(schema, keyword, location, field) : [];
  if (keyword === 'upload')
    return [
      satisfied,
      broken(eventOf(id, 'upload'), ' by the type of the file'),
      broken(eventOf(id, 'uploadSize'), ' by the size of the file'),
      ...details,
    ];
  return [satisfied, broken(eventOf(id, 'broken')), ...details];
}

/**
 * The limits of a value that follows from answers: those of its size, its day and what it is compared with. The
 * computation decides how it is written. No example has to be exactly at a limit: the answers may not allow that.
 */
function* computedRules(
  schema: Schema,
  location: Pointer,
  at: Pointer,
  isRoundedTo: boolean,
): Generator<Rule> {
  for (const assertion of assertionsOf(schema, schema.type ?? 'string')) {
    const [keyword] = partsOf(assertion) as [string];
    if (!isLimit(schema, keyword) || (keyword === 'multipleOf' && isRoundedTo)) continue;
    const what = `${keyword} (${JSON.stringify(schema[keyword])}) of "${at}", whose value follows from answers`;
    const rule = (outcome: string, message: string): Rule => ({
      file: 'schema',
      at: location + assertion,
      events: [eventOf(`schema#${location}${assertion}`, outcome)],
      message,
    });
    yield rule(
      'held',
      `No example satisfies ${what}. Add an example accepted-….json in which they satisfy it.`,
    );
    yield rule(
      'broken',
      `No example breaks ${what}. Add an example rejected-….json in which they break it; remove the rule if no answers can.`,
    );
  }
  yield* usuallyRules(schema, location, at);
}

/** Whether a value is rounded to the `multipleOf` of its field, and so cannot break it. */
function isRounded({ prefill = {} }: RequestRules, at: Pointer): boolean {
  const source = prefill[at];
  return isObject(source) && 'compute' in source;
}

/** Rules that a value which follows from answers can break. */
function isLimit(schema: Schema, keyword: string): boolean {
  // Of two values one must be meant: true, where false is computed as well.
  if (keyword === 'const') return schema.type === 'boolean';
  if (keyword === 'enum') return schema.type === 'boolean' && schema.enum.length === 1;
  return limits.has(keyword);
}

const limits = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'numberAtLeast',
  'numberAtMost',
  'before',
  'after',
  'notBefore',
  'notAfter',
  'withinDays',
  'ageAtLeast',
  'ageBelow',
  'sameAs',
  'differsFrom',
]);

/** Each transform by itself: without it the text would come out otherwise. */
function transformRules(schema: Schema, location: Pointer, at: Pointer): Rule[] {
  const id = `schema#${location}/transform`;
  const names = schema.transform as string[];
  const events = names.map((name) => eventOf(id, name));
  const rule = (what: string, within: string, anyOf: CoverageEvent[]): Rule => ({
    file: 'schema',
    at: `${location}/transform${within}`,
    events: anyOf,
    message: `No example has a text that transform (${what}) of "${at}" changes. Add an example accepted-….json with such a text.`,
  });
  const whole = rule(names.join(', '), '', events);
  if (names.length === 1) return [whole];
  return [
    whole,
    ...names.map((name, i): Rule => ({
      ...rule(`${name} alone`, `/${i}`, [events[i]!]),
      refines: events,
      mayBeShared: true,
    })),
  ];
}
