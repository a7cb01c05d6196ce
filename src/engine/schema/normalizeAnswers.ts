import { activePart } from './active';
import type {
  Answers,
  CompiledDefinition,
  Pointer,
  Problem,
  Schema,
} from '../definition/definition';
import { transforms } from '../keywords/transform';
import { childOf } from './fields';
import { isObject } from '../json/object';
import { pointerOf } from '../json/pointer';
import { messageFor } from '../text/wording';

/** A hidden answer may have shown another field; few rules build on each other, so few rounds settle them all. */
const mostRounds = 20;

/**
 * The answers as they count: texts trimmed and put right (`transform`), empty ones absent, and
 * everything gone that the active rules do not describe. Browser and server call this before judging,
 * so a hidden answer is never sent and never believed.
 */
export function normalizeAnswers(definition: CompiledDefinition, answers: Answers): Answers {
  return settleAndNote(definition, answers).answers;
}

/** What {@link normalizeAnswers} would have to drop: hidden or unknown fields, which a caller sent all the same. */
export function unexpectedFields(definition: CompiledDefinition, answers: Answers): Problem[] {
  return settleAndNote(definition, answers).dropped.map((at) => ({
    at,
    rule: 'unknown',
    message: messageFor(definition, { at, rule: 'unknown' }),
  }));
}

function settleAndNote(definition: CompiledDefinition, answers: Answers) {
  const dropped: Pointer[] = [];
  let settled = answers;
  for (let round = 0; round < mostRounds; round++) {
    const before = JSON.stringify(settled);
    settled = (keep(settled, definition.schema, '') ?? {}) as Answers;
    if (JSON.stringify(settled) === before) break;
  }
  return { answers: settled, dropped };

  function keep(value: unknown, schema: Schema, at: Pointer): unknown {
    if (typeof value === 'string') return tidy(value, schema);
    if (value === null) return undefined;
    if (Array.isArray(value)) {
      const items: Schema = schema.items ?? {};
      return value
        .map((item, i) => keep(item, items, `${at}/${i}`))
        .filter((item) => item !== undefined);
    }
    if (!isObject(value)) return value;
    // Conditions are held against texts that were put right: `in` shows what `IN` shows.
    const tidied = tidyTexts(value, schema);
    const described = schema.upload ? fileAnswer : activePart(definition, schema, tidied);
    const kept: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(tidied)) {
      const place = at + pointerOf(name);
      if (!Object.hasOwn(described.properties ?? {}, name)) {
        if (part !== undefined) dropped.push(place);
        continue;
      }
      const answer = keep(part, described.properties[name], place);
      if (answer !== undefined) kept[name] = answer;
    }
    return kept;
  }
}

function tidyTexts(values: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? tidy(value, childOf(schema, name) ?? {}) : value,
    ]),
  );
}

const fileAnswer: Schema = { properties: { id: {}, name: {}, size: {}, type: {} } };

function tidy(text: string, schema: Schema): string | undefined {
  const names: string[] = schema.transform ?? [];
  const tidied = names.reduce((soFar, name) => transforms[name]!(soFar), text.trim());
  return tidied === '' ? undefined : tidied;
}
