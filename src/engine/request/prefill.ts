import type {
  Answers,
  CompiledDefinition,
  Context,
  Document,
  Pointer,
  Schema,
} from '../definition/definition';
import { isObject } from '../json/object';
import { pointerOf, setAt } from '../json/pointer';
import { evaluate } from '../mapping/buildPayload';
import { choose } from '../mapping/choose';
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
  return isObject(source) && 'choose' in source
    ? choose(definition, source, `request#/prefill${pointerOf(at)}`, document)
    : evaluate(source, document);
}
