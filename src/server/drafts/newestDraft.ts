import { withRenamedFields } from '#engine';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import type { Services } from '../services';
import { type SavedDraft, readDraft, type UnreadableDraft } from './drafts';

export interface FoundDraft {
  requestType: ResolvedRequestType;
  draft: SavedDraft;
}

/** The draft of a policy that was saved last for one of these request types, readable or not. */
export async function newestDraft(
  services: Services,
  clientId: string,
  policyNumber: string,
  requestTypes: ResolvedRequestType[],
): Promise<FoundDraft | UnreadableDraft | undefined> {
  const found: { savedAt: Date; result: FoundDraft | UnreadableDraft }[] = [];
  for (const requestType of requestTypes) {
    const draftKey = { clientId, policyNumber, requestKey: requestType.type.key };
    const draft = await readDraft(services, draftKey);
    if (!draft) continue;
    const result = 'failure' in draft ? draft : { requestType, draft: ofToday(requestType, draft) };
    found.push({ savedAt: draft.savedAt, result });
  }
  return found.sort((one, other) => +other.savedAt - +one.savedAt)[0]?.result;
}

/** A draft with the names that its fields have today. */
const ofToday = ({ type }: ResolvedRequestType, draft: SavedDraft): SavedDraft => ({
  ...draft,
  answers: withRenamedFields(type.failFast.request.renamed, draft.answers),
});
