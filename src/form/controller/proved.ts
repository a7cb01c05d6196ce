import {
  type CompiledDefinition,
  getAt,
  requiredProofs,
  type Pointer,
  proofValueOf,
} from '#engine';
import type { RequestState } from './state';
import { settled } from './settled';

type Proved = Pick<RequestState, 'answers' | 'proofs'>;

/** Whether the answer at a field is proved as it stands. */
export function isProved(
  definition: CompiledDefinition,
  { answers, proofs }: Proved,
  at: Pointer,
): boolean {
  const counted = settled(definition, answers);
  const purpose = requiredProofs(definition, counted).find((proof) => proof.at === at)?.purpose;
  const value = proofValueOf(getAt(counted, at));
  return proofs.some((proof) => proof.purpose === purpose && proof.value === value);
}

/** Whether a proof of another answer holds this field fast. */
export const isLocked = (definition: CompiledDefinition, state: Proved, at: Pointer): boolean =>
  locksOn(definition, at).some((proved) => isProved(definition, state, proved));

/** The fields whose proof would hold this one fast. */
export const locksOn = ({ request }: CompiledDefinition, at: Pointer): Pointer[] =>
  Object.entries(request.proofs ?? {})
    .filter(([, { locks = [] }]) => locks.includes(at))
    .map(([proved]) => proved);
