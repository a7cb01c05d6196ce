import type {
  Answers,
  Definition,
  Each,
  Pointer,
  Schema,
  ValueMap,
} from '../definition/definition';
import { descriptionOf } from '../schema/fields';
import { numberFrom } from '../canonical/numbers';
import {
  asPointer,
  isEach,
  isOfValues,
  itself,
  type Payload,
  selectedPointer,
  subTypeField,
} from './buildPayload';
import { formText } from './formFields';
import { isObject } from '../json/object';
import { parsedJson } from '../json/parsedJson';
import { sortedJson } from '../json/sortedJson';
import { getAt, partsOf, pointerOf, setAt } from '../json/pointer';

/** What a payload says. */
export interface ParsedPayload {
  answers: Answers;
  /** The policy number that the payload names, if any. */
  policyNumber: string | undefined;
  /** Names in the payload that the map does not have, or that contradict each other: both are rejected. */
  unknown: string[];
  /**
   * Answers of which the payload does not tell whether they were given, with what they would be: a map sends an empty
   * list also where there is none, and its `or` where there is no answer.
   */
  unsaid?: Map<Pointer, unknown>;
}

/**
 * The inverse of `buildPayload`: the answers and the policy in a step's payload. Values that the map takes from the
 * customer's record, from earlier steps or from constants are ignored: the server has its own.
 * `asText`: the payload came as form fields, so numbers and booleans are parsed by the types of the schema. `omitEmpty`:
 * that of the step, whose payload has no empty list.
 */
export function parsePayload(
  map: ValueMap | Each,
  payload: Payload,
  definition: Definition,
  asText = false,
  omitEmpty = false,
): ParsedPayload {
  const back: Back = {
    found: { answers: {}, policyNumber: undefined, unknown: [] },
    taken: new Map(),
    schema: definition.schema,
    asText,
    omitEmpty,
  };
  if (isEach(map)) takeEach(back, map, payload, '', undefined);
  else takeMap(back, map, Array.isArray(payload) ? {} : payload, undefined);
  return back.found;
}

interface Back {
  found: ParsedPayload;
  /** The answers, and the values of records, of which the payload has said something, as JSON. */
  taken: Map<string, string>;
  schema: Schema;
  asText: boolean;
  omitEmpty: boolean;
}

function takeMap(
  back: Back,
  map: ValueMap,
  payload: { [name: string]: unknown },
  item: Pointer | undefined,
): void {
  const entries = Object.entries(map);
  for (const [target, source] of entries) {
    const value = getAt(payload, asPointer(target));
    if (typeof source === 'string') take(back, target, source, value, item);
    else if ('from' in source) {
      const isDefault = back.asText
        ? value === source.or || value === formText(source.or)
        : sortedJson(value) === sortedJson(source.or);
      if (!isDefault) take(back, target, source.from, value, item);
      const at = isDefault ? answerAt(source.from, item) : undefined;
      if (at !== undefined && value !== null) noteUnsaid(back, at, textual(back, at, value));
    } else if ('each' in source) takeEach(back, source, value, target, item);
  }
  // A choice needs the answer that it depends on, so it comes second.
  for (const [target, source] of entries) {
    if (typeof source === 'string' || !('by' in source)) continue;
    const { answers } = back.found;
    const entry = item === undefined ? undefined : getAt(answers, item);
    const chosen = selectedPointer(source, { answers, item: entry });
    if (chosen) take(back, target, chosen, getAt(payload, asPointer(target)), item);
  }
  if (payload[subTypeField] !== undefined)
    takeRecord(back, subTypeField, '/subType/code', payload[subTypeField]);
  const known = new Set(entries.map(([target]) => rootOf(target)));
  back.found.unknown.push(
    ...Object.keys(payload).filter((name) => !known.has(name) && name !== subTypeField),
  );
}

function takeEach(
  back: Back,
  { each, send }: Each,
  value: unknown,
  target: string,
  item: Pointer | undefined,
): void {
  const at = answerAt(each, item);
  // A list of the insurer's own.
  if (at === undefined) return;
  if (!Array.isArray(value)) {
    if (value !== undefined) back.found.unknown.push(target);
    else if (back.omitEmpty) noteUnsaid(back, at, []);
    return;
  }
  if (value.length === 0) noteUnsaid(back, at, []);
  // Two parts of a payload may describe the same entries.
  if (!getAt(back.found.answers, at))
    setAt(
      back.found.answers,
      at,
      value.map(() => ({})),
    );
  else if (getAt(back.found.answers, at).length !== value.length) back.found.unknown.push(target);
  value.forEach((given: unknown, i) => {
    const entry = isOfValues(send) ? { [itself]: given } : given;
    if (isObject(entry)) takeMap(back, send, entry, `${at}/${i}`);
    else back.found.unknown.push(`${target}/${i}`);
  });
}

function take(back: Back, target: string, pointer: Pointer, value: unknown, item?: Pointer) {
  const { found } = back;
  const [root, ...parts] = partsOf(pointer);
  const at = answerAt(pointer, item);
  if (value === undefined) {
    const isList = at !== undefined && descriptionOf(back.schema, at)?.type === 'array';
    if (isList && back.omitEmpty) noteUnsaid(back, at, []);
    return;
  }
  if (pointer === '/answers' && isObject(value))
    for (const [name, answer] of Object.entries(value))
      takeAnswer(back, target, pointerOf(name), answer);
  if (root === 'policy' && parts[0] === 'policyNo') takePolicy(found, target, value);
  if (at !== undefined) takeAnswer(back, target, at, textual(back, at, value));
  else if (!/^\/(answers|item)(\/|$)/.test(pointer) && value !== null)
    takeRecord(back, target, pointer, value);
}

/** The server has its own value; a payload that says two things of it is rejected all the same. */
function takeRecord({ found, taken }: Back, target: string, pointer: Pointer, value: unknown) {
  const key = `record ${pointer}`;
  const text = sortedJson(value);
  if ((taken.get(key) ?? text) !== text && pointer !== '/policy/policyNo')
    found.unknown.push(rootOf(target));
  taken.set(key, taken.get(key) ?? text);
}

function noteUnsaid({ found }: Back, at: Pointer, value: unknown): void {
  found.unsaid ??= new Map();
  found.unsaid.set(at, value);
}

/** The answer that a pointer names: `/item/name` names one in the current entry. */
function answerAt(pointer: Pointer, item: Pointer | undefined): Pointer | undefined {
  if (pointer.startsWith('/answers/')) return pointer.slice('/answers'.length);
  const isOfItem = pointer === '/item' || pointer.startsWith('/item/');
  return isOfItem && item !== undefined ? item + pointer.slice('/item'.length) : undefined;
}

/** The value of a form field, which is a text, as its answer has it. */
const textual = ({ asText, schema }: Back, at: Pointer, value: unknown): unknown =>
  asText ? fromText(value, descriptionOf(schema, at)) : value;

/** Two names may say the same of one answer, but nothing else. */
function takeAnswer(back: Back, target: string, at: Pointer, given: unknown): void {
  const { found, taken } = back;
  // Both mean that there is no answer; an entry of a list stays.
  const answer = given === '' && !/\/\d+$/.test(at) ? null : given;
  const text = sortedJson(answer);
  if ((taken.get(at) ?? text) !== text) found.unknown.push(rootOf(target));
  taken.set(at, text);
  if (Array.isArray(answer) && answer.length === 0) noteUnsaid(back, at, answer);
  else if (answer !== null) setAt(found.answers, at, answer);
}

const rootOf = (target: string): string => partsOf(asPointer(target))[0]!;

/** Entries that name two policies are rejected. */
function takePolicy(found: ParsedPayload, target: string, policyNumber: unknown): void {
  if (typeof policyNumber !== 'string' || (found.policyNumber ?? policyNumber) !== policyNumber)
    found.unknown.push(rootOf(target));
  else found.policyNumber = policyNumber;
}

/** Parses a form field, which is a text, by the type of the schema. */
function fromText(value: unknown, schema: Schema | undefined): unknown {
  if (typeof value !== 'string') return value;
  const { type } = schema ?? {};
  if (type === 'number' || type === 'integer')
    return String(Number(value)) === value ? Number(value) : numberFrom(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (type === 'array' || type === 'object') return parsedJson(value);
  return value;
}
