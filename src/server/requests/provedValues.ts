import {
  type CompiledDefinition,
  getAt,
  type NormalizedAnswers,
  type Problem,
  type Proof,
  proofValueOf,
  provingCall,
  requiredProofs,
} from '#engine';
import { isUsedProof } from '../proofs/proofs';
import { logSecurityEvent } from '../securityLog';
import type { StepRequest } from './stepRequest';

/** What these answers need an OTP or a photo for, as it is stored: a file counts by its digest. */
export function provedValues(
  { received }: StepRequest,
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
): Proof[] {
  const digests = new Map<unknown, string>(
    Object.values(received.files).map(({ id, digest }) => [id, digest]),
  );
  const needed = requiredProofs(definition, answers).flatMap(({ at, purpose }): Proof[] => {
    const value = proofValueOf(getAt(answers, at));
    if (provingCall(definition, at)) return [];
    return value === undefined ? [] : [{ purpose, value: digests.get(value) ?? String(value) }];
  });
  // The same value in two fields is proved once.
  return [...new Map(needed.map((proof) => [JSON.stringify(proof), proof])).values()];
}

/** Logs if a proof is missing because a ticket has used it. */
export async function logReusedProofs(
  stepRequest: StepRequest,
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
  problems: Problem[],
): Promise<void> {
  if (!problems.some(({ rule }) => rule === 'proof')) return;
  const { services, session } = stepRequest;
  const { clientId } = session;
  for (const proof of provedValues(stepRequest, definition, answers))
    if (await isUsedProof(services, clientId, proof))
      logSecurityEvent(services, 'proof used again', { clientId, purpose: proof.purpose });
}
