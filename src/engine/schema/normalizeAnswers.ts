import { canonicalAnswer } from '../canonical/answers';
import type {
  Answers,
  CompiledDefinition,
  NormalizedAnswers,
  Pointer,
  Problem,
  Schema,
} from '../definition/definition';
import { isEmptyObject, isObject } from '../json/object';
import { getAt, pointerOf, setAt } from '../json/pointer';
import { messageFor } from '../text/messageFor';
import { uiAt } from '../text/uiAt';
import { inOneLine, lineBreak } from '../text/plainText';
import { activePart } from './active';
import { childOf } from './fields';
import { isGroup } from './groups';
import { isMultipleChoice } from './multipleChoice';

/**
 * The answers as they count: texts in their canonical form (LF as line break, none in a field of one line, trimmed,
 * `transform`), empty ones absent, and without all that the active schema does not describe. A group that is required is
 * there even where nothing in it is answered, so that what it requires is missed in it. Browser and server call this
 * before they validate, so a hidden answer is never sent and never believed. What a look-up fills goes with the answer
 * that it was looked up for.
 */
export function normalizeAnswers(
  definition: CompiledDefinition,
  answers: Answers,
): NormalizedAnswers {
  return normalize(definition, answers).answers;
}

/** A problem for each hidden or unknown field that {@link normalizeAnswers} removes; an empty one says nothing. */
export function unexpectedFields(definition: CompiledDefinition, answers: Answers): Problem[] {
  return normalize(definition, answers).removed.map((at) => ({
    at,
    rule: 'unknown',
    message: messageFor(definition, { at, rule: 'unknown' }),
  }));
}

/**
 * Rounds after which values only go. Each settles one more condition that depends on another, so that deeper forms do not
 * exist; conditions that contradict each other in a circle would never end.
 */
const mostRounds = 40;

function normalize(definition: CompiledDefinition, answers: Answers) {
  let removed: Pointer[] = [];
  let isLess = false;
  let isRewritten = false;
  const canonicalAt = new Map<
    object,
    { schema: Schema; at: Pointer; canonical: Record<string, unknown> }
  >();
  let result = round(answers, undefined);
  // Conditions have seen values that go, and texts as they were written. So each round begins with the given answers
  // again and judges by those that the last one left: what a value has hidden that goes itself comes back.
  let isSettled = !isLess && !isRewritten;
  for (let count = 0; !isSettled && count < mostRounds; count++) {
    const before = result;
    result = round(answers, before);
    isSettled = isEqual(result, before);
  }
  if (!isSettled)
    do result = round(result, undefined, removed);
    while (isLess);
  return { answers: result as NormalizedAnswers, removed };

  /** The answers that are described where `judge` has the values that conditions see: those given, if it is not there. */
  function round(given: Answers, judge: Answers | undefined, known: Pointer[] = []): Answers {
    removed = [...known];
    isLess = isRewritten = false;
    const now = (normalizeValue(given, judge, definition.schema, '') ?? {}) as Answers;
    isLess = removeUnfounded(definition, now) || isLess;
    return now;
  }

  function normalizeValue(value: unknown, judge: unknown, schema: Schema, at: Pointer): unknown {
    if (typeof value === 'string') return canonicalText(value, schema, () => at);
    if (value === null) return undefined;
    if (Array.isArray(value)) {
      const items: Schema = schema.items ?? {};
      const entries: unknown[] = [];
      for (const [i, item] of value.entries()) {
        const known = Array.isArray(judge) ? judge[entries.length] : undefined;
        const entry = normalizeValue(item, known, items, `${at}/${i}`);
        if (entry !== undefined) entries.push(entry);
      }
      isLess ||= entries.length < value.length;
      // No box ticked is no answer.
      return entries.length === 0 && isMultipleChoice(schema) ? undefined : entries;
    }
    if (!isObject(value)) return value;
    // Conditions see the canonical texts: `in` shows what `IN` shows.
    const canonical = canonicalTexts(value, schema, at);
    const seen = isObject(judge) ? judge : canonical;
    const described = schema.upload ? fileAnswer : activePart(definition, schema, seen);
    const within = (name: string) => (isObject(judge) ? judge[name] : undefined);
    const normalized: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(canonical)) {
      if (!Object.hasOwn(described.properties ?? {}, name)) {
        if (!isEmpty(part)) removed.push(at + pointerOf(name));
        isLess = true;
        continue;
      }
      const now: Schema = described.properties[name];
      // Canonical already, unless a condition describes it otherwise.
      const isDone = typeof part === 'string' && now === childOf(schema, name);
      const answer = isDone ? part : normalizeValue(part, within(name), now, at + pointerOf(name));
      if (answer === undefined) isLess = true;
      else if (!isEmptyObject(answer) || isNeededGroup(described, name)) normalized[name] = answer;
      else isLess = true;
    }
    for (const name of (described.required ?? []) as string[])
      if (!Object.hasOwn(normalized, name) && isNeededGroup(described, name))
        normalized[name] = normalizeValue(
          {},
          within(name),
          described.properties[name],
          at + pointerOf(name),
        );
    return normalized;
  }

  /** What is given stays; only what describes it can be another in the next round. */
  function canonicalTexts(values: Record<string, unknown>, schema: Schema, at: Pointer) {
    const found = canonicalAt.get(values);
    if (found?.at === at && found.schema === schema) return found.canonical;
    const canonical: Record<string, unknown> = { ...values };
    canonicalAt.set(values, { schema, at, canonical });
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string')
        canonical[name] = canonicalText(
          value,
          childOf(schema, name) ?? undescribed,
          () => at + pointerOf(name),
        );
    return canonical;
  }

  function canonicalText(text: string, schema: Schema, at: () => Pointer) {
    const canonical = canonicalAnswer(schema, drawn(text, at));
    isRewritten ||= canonical !== text;
    return canonical;
  }

  /** A text as its box can hold it: only one of several lines has line breaks. */
  function drawn(text: string, at: () => Pointer): string {
    if (!lineBreak.test(text)) return text;
    return uiAt(definition.ui, at())['ui:widget'] === 'textarea' ? text : inOneLine(text);
  }
}

/** Removes what look-ups filled in for an answer that is not here (any more). Whether there was something. */
function removeUnfounded({ request }: CompiledDefinition, answers: Answers): boolean {
  let isLess = false;
  for (const [field, { fills }] of Object.entries(request.lookUps ?? {}))
    if (getAt(answers, field) === undefined)
      for (const target of Object.keys(fills))
        if (getAt(answers, target) !== undefined) {
          setAt(answers, target, undefined);
          isLess = true;
        }
  return isLess;
}

const isNeededGroup = ({ required, properties }: Schema, name: string): boolean =>
  required?.includes(name) === true &&
  Object.hasOwn(properties ?? {}, name) &&
  isGroup(properties[name]);

const undescribed: Schema = {};

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || isEmptyObject(value);
}

const fileAnswer: Schema = { properties: { id: {}, name: {}, size: {}, type: {} } };

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
