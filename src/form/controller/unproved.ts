import {
  activeSchema,
  type Answers,
  type CompiledDefinition,
  fieldOf,
  getAt,
  missingProofs,
  requiredProofs,
  type Pointer,
  type Proof,
} from '#engine';
import { settled } from './settled';

/** The fields that hold the submit back: they need a proof, and it is missing or the required value itself is. */
export function unproved(
  definition: CompiledDefinition,
  proofs: Proof[],
  given: Answers,
): Pointer[] {
  if (!definition.request.proofs) return [];
  const answers = settled(definition, given);
  const required: string[] = activeSchema(definition, answers).required ?? [];
  const missing = new Set(missingProofs(definition, { proofs }, answers).map(({ at }) => at));
  return requiredProofs(definition, answers)
    .map(({ at }) => at)
    .filter(
      (at) =>
        missing.has(at) || (getAt(answers, at) === undefined && required.includes(fieldOf(at))),
    );
}
