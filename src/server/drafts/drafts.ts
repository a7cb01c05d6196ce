import type { Answers, Pointer } from '#engine';
import { and, eq, gt } from 'drizzle-orm';
import { later } from '../clock';
import { belongsTo, type DraftKey } from '../requests/draftKey';
import type { Services } from '../services';
import { withAdvisoryLocks } from '../store/advisoryLocks';
import type { Db } from '../store/open';
import { drafts } from '../store/schema';
import { seal, unseal } from './seal';

/** What is kept of a form that was not submitted yet. All of it is sealed. */
export interface Draft {
  answers: Answers;
  /** What the answered fields were called: for those that the definition no longer has. */
  titles: { [place: Pointer]: string };
  version: string;
  incidentNumber: string;
  srNumber: string;
}

export interface SavedDraft extends Draft {
  savedAt: Date;
  reviewAskedAt: Date | null;
}

/** A draft that is there and cannot be read: its key is not among ours, or it was changed by other hands. */
export interface UnreadableDraft {
  failure: 'withoutKey' | 'damaged';
  savedAt: Date;
}

export interface DraftSave {
  draft: Draft;
  /** The moment of the draft that the caller knows; another one is not written over. */
  knownSavedAt: Date | undefined;
  requestsReview: boolean;
}

export type SaveResult =
  | { savedAt: Date }
  | { failure: 'newer'; savedAt: Date }
  | { failure: 'tooMany' }
  | { failure: 'withoutKey' };

export async function readDraft(
  services: Services,
  draftKey: DraftKey,
): Promise<SavedDraft | UnreadableDraft | undefined> {
  const { db, secrets } = services;
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(belongsTo(drafts, draftKey), gt(drafts.savedAt, oldestSavedAt(services))));
  if (!row) return undefined;
  const { savedAt, reviewAskedAt } = row;
  const text = unseal(secrets.drafts, draftKey, row);
  if (text === undefined) {
    logUnreadable(services, row);
    return { failure: hasKey(services, row) ? 'damaged' : 'withoutKey', savedAt };
  }
  return { ...(JSON.parse(text) as Draft), savedAt, reviewAskedAt };
}

export async function saveDraft(
  services: Services,
  draftKey: DraftKey,
  { draft, knownSavedAt, requestsReview }: DraftSave,
): Promise<SaveResult> {
  const { db, now, secrets, settings } = services;
  const { clientId } = draftKey;
  return withAdvisoryLocks(db, [`drafts of ${clientId}`], async (tx) => {
    const savedAt = now();
    const kept = await tx
      .select({
        policyNumber: drafts.policyNumber,
        requestKey: drafts.requestKey,
        keyId: drafts.keyId,
        savedAt: drafts.savedAt,
      })
      .from(drafts)
      .where(and(eq(drafts.clientId, clientId), gt(drafts.savedAt, oldestSavedAt(services))));
    const before = kept.find(
      ({ policyNumber, requestKey }) =>
        policyNumber === draftKey.policyNumber && requestKey === draftKey.requestKey,
    );
    // Its key may come back; what is damaged is lost, and nobody is kept from beginning anew.
    if (before && !hasKey(services, before)) {
      logUnreadable(services, before);
      return { failure: 'withoutKey' };
    }
    // Not “later than”: the clocks of two servers may differ.
    if (before && knownSavedAt && before.savedAt.getTime() !== knownSavedAt.getTime())
      return { failure: 'newer', savedAt: before.savedAt };
    if (!before && kept.length >= settings.draftsPerCustomer) return { failure: 'tooMany' };
    const facts = {
      ...seal(secrets.drafts[0]!, draftKey, JSON.stringify(draft)),
      savedAt,
      ...(requestsReview && { reviewAskedAt: savedAt }),
    };
    await tx
      .insert(drafts)
      .values({ ...draftKey, ...facts })
      .onConflictDoUpdate({
        target: [drafts.clientId, drafts.policyNumber, drafts.requestKey],
        set: facts,
      });
    return { savedAt };
  });
}

export async function deleteDraft(tx: Db, draftKey: DraftKey): Promise<void> {
  await tx.delete(drafts).where(belongsTo(drafts, draftKey));
}

const hasKey = ({ secrets }: Services, { keyId }: { keyId: string }) =>
  secrets.drafts.some(({ id }) => id === keyId);

const logUnreadable = ({ log }: Services, { keyId }: { keyId: string }) =>
  log.error({ keyId }, 'a draft cannot be opened: its key is gone, or it was changed');

const oldestSavedAt = ({ now, settings }: Services) => later(now(), { days: -settings.draftDays });
