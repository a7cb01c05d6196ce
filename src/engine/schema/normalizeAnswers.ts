import type {
  Answers,
  CompiledDefinition,
  NormalizedAnswers,
  Pointer,
  Problem,
  Schema,
} from '../definition/definition';
import { isObject } from '../json/object';
import { pointerOf } from '../json/pointer';
import { applyTransforms } from '../keywords/transform';
import { messageFor } from '../text/messageFor';
import { activePart } from './active';
import { childOf } from './fields';

/** Removing a hidden answer may hide another field. Few conditions depend on each other, so few rounds suffice. */
const maxRounds = 20;

/**
 * The answers as they count: texts trimmed and transformed (`transform`), empty ones absent, and without all that
 * the active schema does not describe. Browser and server call this before they validate, so a hidden answer is
 * never sent and never believed.
 */
export function normalizeAnswers(
  definition: CompiledDefinition,
  answers: Answers,
): NormalizedAnswers {
  return normalize(definition, answers).answers;
}

/** A problem for each hidden or unknown field, which {@link normalizeAnswers} removes. */
export function unexpectedFields(definition: CompiledDefinition, answers: Answers): Problem[] {
  return normalize(definition, answers).removed.map((at) => ({
    at,
    rule: 'unknown',
    message: messageFor(definition, { at, rule: 'unknown' }),
  }));
}

function normalize(definition: CompiledDefinition, answers: Answers) {
  const removed: Pointer[] = [];
  let result = answers;
  for (let round = 0; round < maxRounds; round++) {
    const before = JSON.stringify(result);
    result = (normalizeValue(result, definition.schema, '') ?? {}) as Answers;
    if (JSON.stringify(result) === before) break;
  }
  return { answers: result as NormalizedAnswers, removed };

  function normalizeValue(value: unknown, schema: Schema, at: Pointer): unknown {
    if (typeof value === 'string') return transformText(value, schema);
    if (value === null) return undefined;
    if (Array.isArray(value)) {
      const items: Schema = schema.items ?? {};
      return value
        .map((item, i) => normalizeValue(item, items, `${at}/${i}`))
        .filter((item) => item !== undefined);
    }
    if (!isObject(value)) return value;
    // Conditions see the transformed texts: `in` shows what `IN` shows.
    const transformed = transformTexts(value, schema);
    const described = schema.upload ? fileAnswer : activePart(definition, schema, transformed);
    const normalized: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(transformed)) {
      const field = at + pointerOf(name);
      if (!Object.hasOwn(described.properties ?? {}, name)) {
        if (part !== undefined) removed.push(field);
        continue;
      }
      const answer = normalizeValue(part, described.properties[name], field);
      if (answer !== undefined) normalized[name] = answer;
    }
    return normalized;
  }
}

function transformTexts(values: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? transformText(value, childOf(schema, name) ?? {}) : value,
    ]),
  );
}

const fileAnswer: Schema = { properties: { id: {}, name: {}, size: {}, type: {} } };

function transformText(text: string, schema: Schema): string | undefined {
  const transformed = applyTransforms(schema, text.trim());
  return transformed === '' ? undefined : transformed;
}
