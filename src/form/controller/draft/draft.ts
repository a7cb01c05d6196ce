import type { Answers } from '#engine';
import type { FormState } from '../state';

/** The draft on this device: only what the customer gave, with the bytes of chosen files. */
export interface DeviceDraft extends Pick<
  FormState,
  'policyNo' | 'answersPolicyNo' | 'entriesBeforeEdit' | 'signed' | 'lastSubmission' | 'serverDraft'
> {
  page: string;
  typed: Answers;
  files: [id: string, file: File][];
  /** The server has other answers, or none. */
  isUnsaved: boolean;
}
