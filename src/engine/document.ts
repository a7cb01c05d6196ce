import type { Answers, CompiledDefinition, Context, Document, Pointer } from './definition';
import { isObject } from './active';
import { descriptionOf } from './fields';
import { mapPayload, resolve } from './map';
import { getAt, setAt } from './pointer';

/** The one document that maps and conditions of request.json point into. */
export function documentOf(context: Context, answers: Answers): Document {
  const { customer, policy, subType, loaded = {}, steps = {}, today } = context;
  return { customer, policy, subType, loaded, answers, steps, today };
}

/** The first answers: defaults of the schema, then what `prefill` brings. */
export function firstAnswers({ schema, request }: CompiledDefinition, context: Context): Answers {
  const answers: Answers = {};
  for (const [name, part] of Object.entries<any>(schema.properties ?? {}))
    if (isObject(part) && part.default !== undefined) answers[name] = part.default;
  const prefilled = mapPayload(request.prefill ?? {}, documentOf(context, {}));
  for (const [name, value] of Object.entries(prefilled)) if (value !== '') answers[name] = value;
  return answers;
}

/**
 * Fields whose value is the insurer's: read-only ones that `prefill` fills and no look-up does. The customer never
 * gives them, whatever is sent in their place.
 */
export function ownFields(definition: CompiledDefinition): Pointer[] {
  return Object.keys(definition.request.prefill ?? {}).filter(
    (at) =>
      descriptionOf(definition.schema, at)?.readOnly &&
      isFilledByLookUp(definition, at) === undefined,
  );
}

/** The answers with own values as they are in the context, and with what look-ups of this caller filled. */
export function withOwnValues(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Answers {
  const { prefill = {}, lookUps = {} } = definition.request;
  const own = structuredClone(answers);
  const document = documentOf(context, answers);
  for (const at of ownFields(definition)) setAt(own, at, resolve(prefill[at]!, document));
  for (const [field, response] of Object.entries(context.lookedUp ?? {}))
    for (const [target, from] of Object.entries(lookUps[field]?.fills ?? {}))
      setAt(own, target, getAt(response, from));
  return own;
}

/** The field whose look-up fills this one, if one does. */
export function isFilledByLookUp(
  { request }: CompiledDefinition,
  at: Pointer,
): Pointer | undefined {
  return Object.entries(request.lookUps ?? {}).find(([, { fills }]) => at in fills)?.[0];
}
