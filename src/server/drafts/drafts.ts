import type { Answers, Pointer } from '#engine';
import { and, eq, gt } from 'drizzle-orm';
import { later } from '../clock';
import { belongsTo, type DraftKey } from '../requests/draftKey';
import type { Services } from '../services';
import { withAdvisoryLocks } from '../store/advisoryLocks';
import type { Db } from '../store/open';
import { drafts } from '../store/schema';
import { seal, unseal } from './seal';

/** The content of a draft; all of it is encrypted. */
export interface Draft {
  answers: Answers;
  /** The titles of the answered fields, for those that the definition removes later. */
  titles: { [place: Pointer]: string };
  version: string;
  /** The release under which it was saved; absent where saved files were live at once. */
  release?: number;
  /** The page on which it was left; absent in drafts of earlier versions. */
  page?: string;
  incidentNumber: string;
  srNumber: string;
}

export interface SavedDraft extends Draft {
  savedAt: Date;
  reviewAskedAt: Date | null;
}

/** A draft that cannot be decrypted: its key is missing, or the row was changed. */
export interface UnreadableDraft {
  failure: 'withoutKey' | 'damaged';
  savedAt: Date;
}

export interface DraftSave {
  draft: Draft;
  /** When the draft that the caller has was saved; a newer one is not overwritten. */
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
    const saved = await tx
      .select({
        policyNumber: drafts.policyNumber,
        requestKey: drafts.requestKey,
        keyId: drafts.keyId,
        savedAt: drafts.savedAt,
      })
      .from(drafts)
      .where(and(eq(drafts.clientId, clientId), gt(drafts.savedAt, oldestSavedAt(services))));
    const before = saved.find(
      ({ policyNumber, requestKey }) =>
        policyNumber === draftKey.policyNumber && requestKey === draftKey.requestKey,
    );
    // Its key may be restored. A damaged draft is lost: the customer may begin again.
    if (before && !hasKey(services, before)) {
      logUnreadable(services, before);
      return { failure: 'withoutKey' };
    }
    // Not `>`: the clocks of two servers may differ.
    if (before && knownSavedAt && before.savedAt.getTime() !== knownSavedAt.getTime())
      return { failure: 'newer', savedAt: before.savedAt };
    if (!before && saved.length >= settings.draftsPerCustomer) return { failure: 'tooMany' };
    const values = {
      ...seal(secrets.drafts[0]!, draftKey, JSON.stringify(draft)),
      savedAt,
      ...(requestsReview && { reviewAskedAt: savedAt }),
    };
    await tx
      .insert(drafts)
      .values({ ...draftKey, ...values })
      .onConflictDoUpdate({
        target: [drafts.clientId, drafts.policyNumber, drafts.requestKey],
        set: values,
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
  log.error({ keyId }, 'a draft cannot be opened: its key is missing, or the row was changed');

const oldestSavedAt = ({ now, settings }: Services) => later(now(), { days: -settings.draftDays });
