import type { Answers } from '#engine';
import type { FormState } from '../state';

/** The draft on this device: only what the customer gave, with the bytes of chosen files. */
export interface DeviceDraft extends Pick<
  FormState,
  | 'policyNo'
  | 'answersPolicyNo'
  | 'entriesBeforeEdit'
  | 'editedLists'
  | 'signed'
  | 'lastSubmission'
  | 'serverDraft'
> {
  page: string;
  typed: Answers;
  files: [id: string, file: File][];
  /** The server has other answers, or none. */
  isUnsaved: boolean;
}

/** Names that drafts had before; a device may still have one of these. */
const formerNames: { [former: string]: keyof DeviceDraft } = {
  answersOf: 'answersPolicyNo',
  before: 'entriesBeforeEdit',
  sentLast: 'lastSubmission',
  kept: 'serverDraft',
  isUnkept: 'isUnsaved',
};

/** A stored draft with the names of today. */
export const withCurrentNames = <T extends object>(stored: T): T =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [formerNames[name] ?? name, value]),
  ) as T;
