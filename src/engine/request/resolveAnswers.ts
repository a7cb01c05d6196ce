import type {
  Answers,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
} from '../definition/definition';
import { normalizeAnswers } from '../schema/normalizeAnswers';
import { asOf } from './asOf';
import { withReadOnlyValues } from './readOnlyValues';

/** The answers by which a request is decided, on the day of the context: with read-only values, then normalised. */
export function resolveAnswers(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): NormalizedAnswers {
  const on = asOf(definition, context.today);
  return normalizeAnswers(on, withReadOnlyValues(on, context, answers));
}
