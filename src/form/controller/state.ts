import type { Answers, Context, Option, Pointer, Problem, Proof } from '#engine';

/** `rules`: by the definition; `server`: from a response; `field`: by the field itself (a refused file, a failed look-up). */
export interface ShownProblem extends Problem {
  from: 'rules' | 'server' | 'field';
}

type ShownDialog =
  | { kind: 'message'; message: string; onClosed?: () => void }
  | { kind: 'done'; message: string; ticketnumber: string; then: 'list' | 'stay' };

/** The form as the server keeps it for one policy, so that the customer can continue on any device. */
export interface ServerDraft {
  policyNo: string;
  /** Normalized: the server does not keep hidden answers. */
  answers: Answers;
  /** ISO 8601, by the server's clock. */
  savedAt: string;
  /** Query parameters of the link that started the draft. */
  link?: Context['link'];
}

/** The last attempt to save the form on the server. */
type Saving =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed' }
  /** The server would refuse the same answers again. */
  | { kind: 'refused'; message: string };

type Submission =
  | { kind: 'idle' }
  /** `share`: how much of the step was sent, from 0 to 1. */
  | { kind: 'sending'; share: number }
  /** The last submit did not get through; the answers are still here. */
  | { kind: 'unsent' };

export interface FormState {
  /** Not picked yet while the phase is `opening` or `failed`. */
  policyNo: string;
  phase: 'none' | 'opening' | 'failed' | 'picked';
  loaded: { [name: string]: any };
  lists: { [field: Pointer]: Option[] | 'loading' | 'failed' };
  /** Also those that are hidden now: a field that shows again shows its answer again. */
  answers: Answers;
  /** What the form started with; the customer typed whatever differs from it. */
  firstAnswers: Answers;
  /** The policy whose values are in the answers; empty before the first. */
  answersPolicyNo: string;
  /** Entries of lists as they were before they were opened for editing, by index; none for a new entry. */
  entriesBeforeEdit: { [list: Pointer]: (Answers | undefined)[] };
  /** Edited lists of the policies that were picked before. */
  editedLists: {
    [policyNo: string]: { lists: Answers; entriesBeforeEdit: FormState['entriesBeforeEdit'] };
  };
  proofs: Proof[];
  /** What each party signed, by the id of the signature. */
  signed: { [signature: string]: string };
  /** Look-ups that are running, by field; the newest of a field counts. */
  lookUps: { [field: Pointer]: Promise<void> };
  problems: ShownProblem[];
  /** Counts the submits that met problems; 0 while the summary is not shown. */
  summary: number;
  submission: Submission;
  /** The request that was sent last: sending the same answers again reuses its key. */
  lastSubmission: { fingerprint: string; key: string } | undefined;
  dialog: ShownDialog | undefined;
  draft: 'none' | 'restored' | 'saved' | 'failed';
  saving: Saving;
  /** The draft as the server last reported it. */
  serverDraft: ServerDraft | undefined;
  /** The policy whose server draft is overwritten when it opens: the customer chose to start again. */
  discardServerDraftOf: string;
  /** Messages about answers of the server draft that no longer fit. */
  draftChanges: string[];
  /** The page of the wizard; `focus`: the id of the element that gets the focus there. */
  page: { name: string; focus?: string };
  /** For screen readers only. */
  announcement: string;
}

export const initialState: FormState = {
  policyNo: '',
  phase: 'none',
  loaded: {},
  lists: {},
  answers: {},
  firstAnswers: {},
  answersPolicyNo: '',
  entriesBeforeEdit: {},
  editedLists: {},
  proofs: [],
  signed: {},
  lookUps: {},
  problems: [],
  summary: 0,
  submission: { kind: 'idle' },
  lastSubmission: undefined,
  dialog: undefined,
  draft: 'none',
  saving: { kind: 'idle' },
  serverDraft: undefined,
  discardServerDraftOf: '',
  draftChanges: [],
  page: { name: '' },
  announcement: '',
};
