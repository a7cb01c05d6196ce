import type {
  CallName,
  CompiledDefinition,
  Context,
  Document,
  NormalizedAnswers,
  Option,
  Pointer,
} from '../definition/definition';
import { getAt, setAt } from '../json/pointer';
import { buildPayload } from '../mapping/buildPayload';
import { documentOf } from './document';
import { optionsOf } from './lists';
import { isLoadDue } from './loads';
import { listNeedsPolicy, lookUpNeedsPolicy } from './needsPolicy';

/** A call that a {@link Loader} needs. */
export interface NeededCall {
  call: CallName;
  payload: { [name: string]: unknown };
}

/**
 * Yields the calls that it needs, one after the other, and continues with the response of each (`undefined` where
 * there is none). A generator, because some callers wait for a server and others have the responses at hand.
 */
export type Loader<T> = Generator<NeededCall, T, unknown>;

/** Makes the calls of a loader. A rejection of `ask` ends it. */
export async function runLoader<T>(
  loader: Loader<T>,
  ask: (needed: NeededCall) => Promise<unknown>,
): Promise<T> {
  let next = loader.next();
  while (!next.done) next = loader.next(await ask(next.value));
  return next.value;
}

/** The same where the responses are at hand. */
export function runLoaderSync<T>(loader: Loader<T>, answer: (needed: NeededCall) => unknown): T {
  let next = loader.next();
  while (!next.done) next = loader.next(answer(next.value));
  return next.value;
}

/** Loads the existing values of the picked policy (`load`). A later load may depend on what earlier ones brought. */
export function* loadValues(
  definition: CompiledDefinition,
  context: Context,
): Loader<Document['loaded']> {
  const loaded: Document['loaded'] = {};
  for (const load of definition.request.load ?? []) {
    const known = { ...context, loaded };
    if (!isLoadDue(definition, known, load)) continue;
    const payload = buildPayload(load.send ?? {}, documentOf(known, {}));
    const response = yield { call: load.call, payload };
    for (const [target, from] of Object.entries(load.keep))
      setAt(loaded, target, getAt(response, from));
  }
  return loaded;
}

/** Loads the options of every list, by field; none where there is no response. */
export function* loadLists(
  { request }: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Loader<{ [field: Pointer]: Option[] }> {
  const options: { [field: Pointer]: Option[] } = {};
  const document = documentOf(context, answers);
  for (const [field, list] of Object.entries(request.lists ?? {})) {
    if (!context.policy && listNeedsPolicy(list)) continue;
    const response =
      'call' in list
        ? yield { call: list.call, payload: buildPayload(list.send ?? {}, document) }
        : undefined;
    options[field] = optionsOf(list, document, response) ?? [];
  }
  return options;
}

/**
 * Loads the response of every look-up, by field; `null` where the field has no answer. Every look-up has an entry,
 * so that what it fills is never taken from the customer.
 */
export function* loadLookUps(
  { request }: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Loader<{ [field: Pointer]: unknown }> {
  const responses: { [field: Pointer]: unknown } = {};
  const document = documentOf(context, answers);
  for (const [field, lookUp] of Object.entries(request.lookUps ?? {})) {
    if (!context.policy && lookUpNeedsPolicy(lookUp)) continue;
    responses[field] =
      getAt(answers, field) === undefined
        ? null
        : yield { call: lookUp.call, payload: buildPayload(lookUp.send ?? {}, document) };
  }
  return responses;
}
