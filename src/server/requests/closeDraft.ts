import { dueSignatures, signedText } from '#engine';
import { deleteDraft } from '../drafts/drafts';
import { spendSignatures } from '../signatures/signatures';
import type { Db } from '../store/open';
import type { StepRequest } from './stepRequest';
import type { ResolvedRequest } from './resolveRequest';

/**
 * Deletes the draft and consumes the signatures of the submitted answers. False if a signature is missing, because a
 * concurrent submit has consumed it.
 */
export async function closeDraft(
  tx: Db,
  { services, session, stepMatch }: StepRequest,
  { definition, context, answers }: ResolvedRequest,
  policyNumber: string,
  ticketNumber: string,
): Promise<boolean> {
  const draftKey = { clientId: session.clientId, policyNumber, requestKey: stepMatch.type.key };
  if (definition.request.draft) await deleteDraft(tx, draftKey);
  const due = dueSignatures(definition, context, answers).map(({ id }) => id);
  if (due.length === 0) return true;
  const digest = signedText(context, answers);
  return spendSignatures(tx, services, draftKey, { due, digest, usedFor: ticketNumber });
}
