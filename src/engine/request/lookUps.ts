import type {
  CompiledDefinition,
  LookUp,
  NormalizedAnswers,
  Pointer,
} from '../definition/definition';
import { getAt, pointerOf } from '../json/pointer';
import { pointersIn } from '../mapping/buildPayload';
import { findEntry } from '../mapping/findEntry';
import { holds } from '../schema/holds';

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
    !foundWhen || holds(definition, `request#/lookUps${pointerOf(field)}/foundWhen`, response);
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

/** The field whose look-up fills this one, if one does. */
export function lookUpFilling({ request }: CompiledDefinition, at: Pointer): Pointer | undefined {
  return Object.entries(request.lookUps ?? {}).find(([, { fills }]) => at in fills)?.[0];
}

/** Whether a look-up depends on the picked policy. */
export const lookUpNeedsPolicy = ({ send = {} }: LookUp): boolean =>
  pointersIn(send).some((pointer) => /^\/(policy|loaded)\//.test(pointer));
