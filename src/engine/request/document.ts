import { choose } from '../mapping/choose';
import { asOf } from './day';
import type {
  Answers,
  CompiledDefinition,
  Context,
  Document,
  Pointer,
} from '../definition/definition';
import { descriptionOf } from '../schema/fields';
import { fillsOf } from './lookUp';
import { evaluate } from '../mapping/buildPayload';
import { isObject } from '../json/object';
import { pointerOf, setAt } from '../json/pointer';
import { normalizeAnswers } from '../schema/normalizeAnswers';

/** The one document that maps and conditions of request.json point into. */
export function documentOf(context: Context, answers: Answers): Document {
  const { customer, policy, subType, loaded = {}, steps = {}, today, attempt, link } = context;
  return {
    customer,
    policy,
    subType,
    loaded,
    answers,
    steps,
    today,
    ...(attempt !== undefined && { attempt }),
    ...(link && { link }),
  };
}

/** The first answers: defaults of the schema, then what `prefill` brings. */
export function firstAnswers(definition: CompiledDefinition, context: Context): Answers {
  const answers: Answers = {};
  for (const [name, part] of Object.entries<any>(definition.schema.properties ?? {}))
    if (isObject(part) && part.default !== undefined) answers[name] = part.default;
  const document = documentOf(context, {});
  for (const at of Object.keys(definition.request.prefill ?? {})) {
    const value = prefillOf(definition, at, document);
    if (value !== undefined && value !== '') setAt(answers, at, structuredClone(value));
  }
  return answers;
}

function prefillOf(definition: CompiledDefinition, at: Pointer, document: Document): unknown {
  const source = definition.request.prefill![at]!;
  return isObject(source) && 'choose' in source
    ? choose(definition, source, `request#/prefill${pointerOf(at)}`, document)
    : evaluate(source, document);
}

/** Found once for a definition: every answer that is given asks for them. */
const ownByPrefill = new WeakMap<object, Pointer[]>();

/**
 * Fields whose value is the insurer's: read-only ones that `prefill` fills and no look-up does. The customer never
 * gives them, whatever is sent in their place.
 */
export function readOnlyFields(definition: CompiledDefinition): Pointer[] {
  const { prefill = {} } = definition.request;
  let found = ownByPrefill.get(prefill);
  if (!found) {
    found = Object.keys(prefill).filter(
      (at) =>
        descriptionOf(definition.schema, at)?.readOnly &&
        lookUpFilling(definition, at) === undefined,
    );
    ownByPrefill.set(prefill, found);
  }
  return found;
}

/** What one of these is, for these answers. */
export const readOnlyValueOf = (
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
  at: Pointer,
): unknown => prefillOf(asOf(definition, context.today), at, documentOf(context, answers));

/** The answers with own values as they are in the context, and with what look-ups of this caller filled. */
export function withReadOnlyValues(
  given: CompiledDefinition,
  context: Context,
  answers: Answers,
): Answers {
  const definition = asOf(given, context.today);
  const own = structuredClone(answers);
  const fields = readOnlyFields(definition);
  for (const at of fields) setAt(own, at, undefined);
  // One after the other, over what is ours by then: one may follow from another, and never from what was sent.
  const document = documentOf(context, own);
  for (const at of fields) setAt(own, at, prefillOf(definition, at, document));
  if (!context.lookedUp) return own;
  const asked = normalizeAnswers(definition, own);
  for (const [field, response] of Object.entries(context.lookedUp))
    for (const [target, value] of Object.entries(fillsOf(definition, field, response, asked)))
      setAt(own, target, value);
  return own;
}

/** The field whose look-up fills this one, if one does. */
export function lookUpFilling({ request }: CompiledDefinition, at: Pointer): Pointer | undefined {
  return Object.entries(request.lookUps ?? {}).find(([, { fills }]) => at in fills)?.[0];
}
