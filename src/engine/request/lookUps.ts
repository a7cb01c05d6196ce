import type {
  CompiledDefinition,
  Context,
  Document,
  LookUp,
  NormalizedAnswers,
  Pointer,
} from '../definition/definition';
import { getAt, partsOf, pointerOf } from '../json/pointer';
import { answersIn, pointersIn } from '../mapping/buildPayload';
import { findEntry } from '../mapping/findEntry';
import { activeSchema } from '../schema/active';
import { holds } from '../schema/holds';
import { asOf } from './asOf';
import { documentOf, refersTo } from './document';
import { isDeclined } from './isSuccess';

/**
 * The values that a look-up fills, by field, from its response; `undefined` where it found nothing. With `find` the
 * response is first searched for the answer of the field.
 */
export function fillsOf(
  definition: CompiledDefinition,
  field: Pointer,
  response: unknown,
  answers: NormalizedAnswers,
): { [target: Pointer]: unknown } {
  const { find, fills, foundWhen } = definition.request.lookUps![field]!;
  const isFound =
    !isDeclined(response) &&
    (!foundWhen || holds(definition, `request#/lookUps${pointerOf(field)}/foundWhen`, response));
  const entry = find
    ? findEntry(getAt(response, find.in), find.by, getAt(answers, field))
    : response;
  const found = isFound ? entry : undefined;
  return Object.fromEntries(
    Object.entries(fills).map(([target, from]) => [
      target,
      typeof from === 'string' ? getAt(found, from) : found ? from.const : undefined,
    ]),
  );
}

/** Whether a look-up is asked at all with these answers: its `when` holds. */
export const isLookUpAsked = (
  definition: CompiledDefinition,
  field: Pointer,
  document: Document,
): boolean =>
  !definition.request.lookUps![field]!.when ||
  holds(asOf(definition, document.today), `request#/lookUps${pointerOf(field)}/when`, document);

/**
 * Whether a look-up can be asked: its `when` holds, its answer is there, and so is each other one that it sends and that
 * is required.
 */
export function isLookUpDue(
  definition: CompiledDefinition,
  field: Pointer,
  context: Context,
  answers: NormalizedAnswers,
): boolean {
  const { send = {} } = definition.request.lookUps![field]!;
  if (!isLookUpAsked(definition, field, documentOf(context, answers))) return false;
  const { required = [] } = activeSchema(definition, answers);
  const needed = answersIn(send).filter((at) => required.includes(partsOf(at)[0]));
  return [field, ...needed].every((at) => getAt(answers, at) !== undefined);
}

/** The fields whose look-ups send an answer besides their own. */
export const lookUpsSending = ({ request }: CompiledDefinition, answer: Pointer): Pointer[] =>
  Object.entries(request.lookUps ?? {}).flatMap(([field, { send = {} }]) =>
    field !== answer && answersIn(send).some((at) => `${answer}/`.startsWith(`${at}/`))
      ? [field]
      : [],
  );

/** The field whose look-up fills this one, if one does. */
export function lookUpFilling({ request }: CompiledDefinition, at: Pointer): Pointer | undefined {
  return Object.entries(request.lookUps ?? {}).find(([, { fills }]) => at in fills)?.[0];
}

/** Why a look-up found nothing, in the words of its response; undefined where it has none. */
export function lookUpMessage(
  { request }: CompiledDefinition,
  field: Pointer,
  response: unknown,
): string | undefined {
  const { messageFrom } = request.lookUps![field]!;
  const text: unknown = messageFrom === undefined ? undefined : getAt(response, messageFrom);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Whether a look-up depends on the picked policy. */
export const lookUpNeedsPolicy = ({ send = {}, when }: LookUp): boolean =>
  pointersIn(send).some((pointer) => /^\/(policy|loaded)\//.test(pointer)) ||
  refersTo(when, 'policy') ||
  refersTo(when, 'loaded');
