import {
  type Answers,
  type CompiledDefinition,
  type Context,
  dueSignatures,
  getAt,
  nextOutcome,
  type NormalizedAnswers,
  type Outcome,
  proofValueOf,
  requiredProofs,
  resolveAnswers,
  signedText,
} from '#engine';

/** What is known of the form with the answers so far. */
export interface State {
  /** With the proofs and signatures that these answers need. */
  context: Context;
  resolved: NormalizedAnswers;
  outcome: Outcome;
}

export function stateOf(definition: CompiledDefinition, known: Context, answers: Answers): State {
  const context = { ...known };
  const resolved = resolveAnswers(definition, context, answers);
  context.proofs = [
    ...(context.proofs ?? []),
    ...requiredProofs(definition, resolved).flatMap(({ at, purpose }) => {
      const value = proofValueOf(getAt(resolved, at));
      return value === undefined ? [] : [{ purpose, value: String(value) }];
    }),
  ];
  const text = signedText(context, resolved);
  context.signed = Object.fromEntries(
    dueSignatures(definition, context, resolved).map(({ id }) => [id, text]),
  );
  return { context, resolved, outcome: nextOutcome(definition, context, resolved) };
}
