import type { NormalizedAnswers, Ticket } from '#engine';
import { saveDeviceDraft } from '../draft/deviceDraft';
import type { FormController } from '../formController';
import type { LastSubmission } from '../state';

/** What a submit sends; any change makes it another request. */
export interface SentRequest {
  policyNo: string;
  answers: NormalizedAnswers;
}

/** The key of a request that is sent now; the same request keeps its key however often it is sent. */
export function keyFor(
  controller: FormController,
  { policyNo, answers }: SentRequest,
  tickets: Ticket[],
): string {
  const { lastSubmission } = controller.store.get();
  const fingerprint = JSON.stringify([policyNo, answers]);
  const key =
    lastSubmission?.fingerprint === fingerprint ? lastSubmission.key : crypto.randomUUID();
  save(controller, { fingerprint, key, policyNo, tickets, isOpen: true });
  return key;
}

/** The outcome of the request that was sent last is known. */
export function closeSubmission(controller: FormController): void {
  const { lastSubmission } = controller.store.get();
  if (lastSubmission?.isOpen) save(controller, { ...lastSubmission, isOpen: false });
}

/** If the page closes meanwhile, the next visit must ask for the outcome, and not raise the request twice. */
function save(controller: FormController, lastSubmission: LastSubmission): void {
  // A draft that was only looked at is saved now, too.
  controller.store.set({ lastSubmission, carriedOver: undefined });
  void saveDeviceDraft(controller);
}
