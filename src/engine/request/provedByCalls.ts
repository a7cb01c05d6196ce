import type {
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Proof,
} from '../definition/definition';
import { sortedJson } from '../json/sortedJson';
import { isProvedBy, neededProof, provingCall, requiredProofs } from './proofs';
import { answerOf, type Reader, type StepResult, type StepSource } from './stepSource';

/**
 * The proofs that calls gave for these answers, with the responses that they depend on: what was answered to exactly
 * what the answers and the insurer's own records send.
 */
export function* provedByCalls<Result extends StepResult, Refused>(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  source: StepSource<Result, Refused>,
): Reader<{ proofs: Proof[]; used: Result[] }> {
  const proofs: Proof[] = [];
  // Two answers may be proved by the same call.
  const used = new Map<string, Result>();
  for (const { at } of requiredProofs(definition, answers)) {
    const needed = neededProof(definition, context, answers, at);
    if (!needed?.sent) continue;
    const { call } = provingCall(definition, at)!;
    const result = yield* answerOf(source.findProof(call, needed.sent));
    if (!result || !isProvedBy(definition, at, result.answer, needed.sent)) continue;
    proofs.push(needed);
    used.set(sortedJson([call, needed.sent]), result);
  }
  return { proofs, used: [...used.values()] };
}
