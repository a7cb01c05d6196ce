import { dueSignatures, signedText } from '#engine';
import { dropDraft } from '../drafts/drafts';
import { spendSignatures } from '../signatures/signatures';
import type { Db } from '../store/open';
import type { Desk } from './stepRequest';
import type { Whole } from './resolveRequest';

/**
 * With the ticket the draft goes, and the signatures under the submitted answers are spent on it. False where they
 * are not there any more: another submit was quicker.
 */
export async function closeMatter(
  tx: Db,
  { services, session, aim }: Desk,
  { definition, context, answers }: Whole,
  policyNumber: string,
  ticketNumber: string,
): Promise<boolean> {
  const matter = { clientId: session.clientId, policyNumber, requestKey: aim.type.key };
  if (definition.request.draft) await dropDraft(tx, matter);
  const due = dueSignatures(definition, context, answers).map(({ id }) => id);
  if (due.length === 0) return true;
  const digest = signedText(definition, context, answers);
  return spendSignatures(tx, services, matter, { due, digest, usedFor: ticketNumber });
}
