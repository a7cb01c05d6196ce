import {
  activeSchema,
  type Answers,
  choicesBeforeProof,
  type CompiledDefinition,
  fieldOf,
  getAt,
  hasProof,
  missingProofs,
  neededProof,
  type Pointer,
  requiredProofs,
} from '#engine';
import { normalized } from '../answers/normalized';
import { contextOf, type FormController } from '../formController';
import type { FormState } from '../state';

type ProofState = Pick<FormState, 'answers' | 'proofs'>;

/** Whether the current answer of a field is proved. */
export function isProved(
  controller: FormController,
  { answers, proofs }: ProofState,
  at: Pointer,
): boolean {
  if (proofs.length === 0) return false;
  const { definition } = controller.props;
  const counted = normalized(definition, answers);
  const needed = neededProof(definition, contextOf(controller), counted, at);
  return needed !== undefined && hasProof(proofs, needed);
}

/** Whether a proof of another answer locks this field. */
export const isLocked = (controller: FormController, state: ProofState, at: Pointer): boolean =>
  lockingFields(controller.props.definition, at).some((proved) =>
    isProved(controller, state, proved),
  );

/** The fields whose proof locks this one. */
export const lockingFields = ({ request }: CompiledDefinition, at: Pointer): Pointer[] =>
  Object.entries(request.proofs ?? {})
    .filter(([, { locks = [] }]) => locks.includes(at))
    .map(([proved]) => proved);

/** The fields that block the submit: they need a proof, and the proof or the required value is missing. */
export function fieldsWithoutProof(
  controller: FormController,
  { answers: given, proofs }: ProofState,
): Pointer[] {
  const { definition } = controller.props;
  if (!definition.request.proofs) return [];
  const answers = normalized(definition, given);
  const required: string[] = activeSchema(definition, answers).required ?? [];
  const context = { ...contextOf(controller), proofs };
  const missing = new Set(missingProofs(definition, context, answers).map(({ at }) => at));
  return requiredProofs(definition, answers)
    .map(({ at }) => at)
    .filter(
      (at) =>
        missing.has(at) || (getAt(answers, at) === undefined && required.includes(fieldOf(at))),
    );
}

/** The choices to make before the proof that this form requires can be given. */
export function choicesBefore(definition: CompiledDefinition, given: Answers): Pointer[] {
  if (!definition.request.proofs) return [];
  const answers = normalized(definition, given);
  return requiredProofs(definition, answers).length > 0
    ? []
    : choicesBeforeProof(definition, answers);
}
