import {
  type Answers,
  type CompiledDefinition,
  normalizeAnswers,
  type NormalizedAnswers,
} from '#engine';

const known = new WeakMap<
  Answers,
  { definition: CompiledDefinition; normalized: NormalizedAnswers }
>();

/** The normalized answers, cached: many components need them after every change. */
export function normalized(definition: CompiledDefinition, answers: Answers): NormalizedAnswers {
  const found = known.get(answers);
  if (found?.definition === definition) return found.normalized;
  const result = normalizeAnswers(definition, answers);
  keepNormalized(definition, answers, result);
  return result;
}

/** For answers whose normalized ones have been found on another way. */
export function keepNormalized(
  definition: CompiledDefinition,
  answers: Answers,
  normalized: NormalizedAnswers,
): void {
  known.set(answers, { definition, normalized });
}
