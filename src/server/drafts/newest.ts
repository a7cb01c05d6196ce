import type { Kind } from '../definitions/request-types';
import type { Services } from '../services';
import { type KeptDraft, readDraft } from './drafts';

export interface FoundDraft {
  kind: Kind;
  draft: KeptDraft;
}

/** The draft of a policy that was saved last, among those of these request types. */
export async function newestDraft(
  services: Services,
  clientId: string,
  policyNumber: string,
  kinds: Kind[],
): Promise<FoundDraft | undefined> {
  const found: FoundDraft[] = [];
  for (const kind of kinds) {
    const matter = { clientId, policyNumber, requestKey: kind.type.key };
    const draft = await readDraft(services, matter);
    if (draft) found.push({ kind, draft });
  }
  return found.sort((one, other) => +other.draft.savedAt - +one.draft.savedAt)[0];
}
