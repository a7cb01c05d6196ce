import { type Pointer, pointerOf } from '#engine';
import type { CheckInput } from '../checks/check';
import { type Guard, isAmong, type Required } from '../values/branches';
import { situationsOf } from '../values/situations';

/** Why a name of a list is answered wherever the list holds, in words; `undefined` where it need not be. */
export function alwaysAnswered(
  { definition, fields }: CheckInput,
  { scope, guards }: Required,
  name: string,
): string | undefined {
  const at: Pointer = scope + pointerOf(name);
  const isHere = ({ guards: own }: { guards: Guard[] }) => own.every((one) => isAmong(guards, one));
  const situations = situationsOf(definition);
  const isFilled = fields.some((field) => field.at === at && field.schema.readOnly);
  // A list may be required, and without entries.
  const isList = fields.some((field) => field.at === at && field.schema.type === 'array');
  if (isFilled && situations.of(at).some(isHere)) return 'filled by the insurer';
  if (isList) return undefined;
  const isRequired = situations.branches.required.some(
    (one) => one.scope === scope && one.names.includes(name) && isHere(one),
  );
  return isRequired ? 'required anyway' : undefined;
}
