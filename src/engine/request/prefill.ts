import type {
  Answers,
  CompiledDefinition,
  Context,
  Document,
  Pointer,
  Schema,
} from '../definition/definition';
import { nearestMultiple } from '../json/decimals';
import { isObject } from '../json/object';
import { pointerOf, setAt } from '../json/pointer';
import { evaluate } from '../mapping/buildPayload';
import { choose } from '../mapping/choose';
import { descriptionOf } from '../schema/fields';
import { documentOf } from './document';

/** The answers that a form starts with: defaults of the schema, then the values of `prefill`. */
export function firstAnswers(definition: CompiledDefinition, context: Context): Answers {
  const answers = defaultsOf(definition.schema);
  const document = documentOf(context, {});
  for (const at of Object.keys(definition.request.prefill ?? {})) {
    // A value of an entry follows from the entry.
    if (at.includes('/items/')) continue;
    const value = prefillAt(definition, at, document);
    if (value !== undefined && value !== '') setAt(answers, at, structuredClone(value));
  }
  return answers;
}

/** The answers that a form or a new entry of a list starts with: the defaults of its fields outside of conditions. */
export function defaultsOf(schema: Schema): Answers {
  const answers: Answers = {};
  for (const [name, part] of Object.entries<Schema>(schema.properties ?? {}))
    if (isObject(part) && part.default !== undefined) answers[name] = structuredClone(part.default);
  return answers;
}

/** The value of `prefill` for one field; `item`: the entry that it belongs to. */
export function prefillAt(
  definition: CompiledDefinition,
  at: Pointer,
  document: Document & { item?: unknown },
): unknown {
  const source = definition.request.prefill![at]!;
  if (!isObject(source)) return evaluate(source, document);
  if ('choose' in source)
    return choose(definition, source, `request#/prefill${pointerOf(at)}`, document);
  const value = evaluate(source, document);
  return 'compute' in source && typeof value === 'number'
    ? roundedFor(descriptionOf(definition.schema, at.replaceAll('/items/', '/0/')), value)
    : value;
}

/** A computed number with as many decimals as its field has: 7.5 percent of 1.01 rupees are 8 paise. */
function roundedFor({ type, multipleOf }: Schema = {}, value: number): number {
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
  return step === undefined ? value : nearestMultiple(value, step);
}
