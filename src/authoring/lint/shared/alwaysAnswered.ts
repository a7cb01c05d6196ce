import { type Pointer, pointerOf } from '#engine';
import type { CheckInput } from '../checks/check';
import type { Required } from '../values/branches';
import { situationsOf } from '../values/situations';

/** Why a name of a list is answered wherever the list holds, in words; `undefined` where it need not be. */
export function alwaysAnswered(
  { definition, fields }: CheckInput,
  { scope, guards }: Required,
  name: string,
): string | undefined {
  const at: Pointer = scope + pointerOf(name);
  if (fields.some((field) => field.at === at && field.schema.readOnly))
    return 'filled by the insurer';
  const isRequired = situationsOf(definition).branches.required.some(
    (one) =>
      one.scope === scope &&
      one.names.includes(name) &&
      one.guards.every((guard) => guards.includes(guard)),
  );
  return isRequired ? 'required anyway' : undefined;
}
