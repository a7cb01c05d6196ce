import type {
  Answers,
  Choices,
  Context,
  NextStep,
  Option,
  Pointer,
  Problem,
  Proof,
  Ticket,
  Unusual,
  Withdrawal,
} from '#engine';

/** `rules`: by the definition; `server`: from a response; `field`: by the field itself (a refused file, a failed look-up). */
export interface ShownProblem extends Problem {
  from: 'rules' | 'server' | 'field';
  /** What helps to correct it. */
  hint?: string;
  /** A refused picture, and a copy of it that can be taken. */
  instead?: { file: File; photo: File };
}

/** A proof that the server has; `provedAt`: milliseconds since 1970. */
export interface KnownProof extends Proof {
  provedAt: number;
}

/** An OTP that was sent; `about`: the value that it proves, or the text that it signs. */
export interface SentOtp {
  uniqueId: string;
  about: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** The open request that prevents another one. */
export interface OpenTicket {
  ticketnumber: string;
  policyNo: string;
}

/** What a refused customer can do now, for the policy that they chose. */
export type NextOf = NextStep & { policyNo: string };

type ShownDialog =
  | { kind: 'message'; message: string; note?: string; open?: OpenTicket; next?: NextOf }
  /** Between two steps: the request waits until the customer goes on, or chooses to change an answer. */
  | { kind: 'pause'; message: string; choices?: Choices; onChoice: (goesOn: boolean) => void }
  | {
      kind: 'done';
      message: string;
      tickets: Ticket[];
      policyNo: string;
      then: 'list' | 'stay';
      withdraw?: Withdrawal | undefined;
    };

/** The form as the server keeps it for one policy, so that the customer can continue on any device. */
export interface ServerDraft {
  policyNo: string;
  /** Normalized: the server does not keep hidden answers. */
  answers: Answers;
  /** The page on which it was left; empty for the first one. */
  page: string;
  /** ISO 8601, by the server's clock. */
  savedAt: string;
  /** When its answers were sent for review last; ISO 8601. */
  reviewAskedAt?: string;
  /** Query parameters of the link that started the draft. */
  link?: Context['link'];
}

/** The last attempt to save the form on the server. */
export type Saving =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed' }
  /** The server would refuse the same answers again. */
  | { kind: 'refused'; message: string };

type Submission =
  | { kind: 'idle' }
  /**
   * `share`: how much of the step was sent, from 0 to 1. `isChecking`: no response arrived, and the server is asked what
   * became of the request.
   */
  | { kind: 'sending'; share: number; isChecking?: boolean }
  /**
   * The last submit did not get through; the answers are still here. `message`: why; `isUnknown`: it may have got
   * through after all; `tickets`: what it raised before that.
   */
  | { kind: 'unsent'; message?: string; next?: NextOf; isUnknown?: boolean; tickets?: Ticket[] };

/** What became of a submit. `waiting`: a question has to be answered before it goes on. */
export type SubmitEvent = 'sending' | 'waiting' | 'unsent' | 'ended';

/** The request that was sent last. */
export interface LastSubmission {
  /** Sending the same answers again reuses the key. */
  fingerprint: string;
  key: string;
  policyNo: string;
  /** What earlier steps had raised. */
  tickets: Ticket[];
  /** Whether its outcome is not known yet. */
  isOpen: boolean;
}

/** The questions of a form, as the customer read them. */
export interface AskedQuestions {
  version: string;
  /** By location (see `fieldTitles`), of those that were answered. */
  titles: { [place: Pointer]: string };
}

export interface FormState {
  /** Not picked yet while the phase is `opening` or `failed`. */
  policyNo: string;
  /** The policy that was turned away last; empty since one was picked. */
  refusedPolicyNo: string;
  phase: 'none' | 'opening' | 'failed' | 'picked';
  loaded: { [name: string]: any };
  /** The first answers of the policy that opens, as far as nothing has to be loaded for them. */
  coming: Answers;
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
  /** Why look-ups found nothing, by field, in the words of their responses. */
  lookUpMessages: { [field: Pointer]: string };
  /** The fields whose last look-up failed, so that it is not known whether their answers are right. */
  failedLookUps: Pointer[];
  proofs: KnownProof[];
  /** OTPs that were sent and not verified yet: by the field that they prove, or the id of the signature. */
  sentOtps: { [of: string]: SentOtp };
  /** What each party signed, by the id of the signature. */
  signed: { [signature: string]: string };
  /** The signatures that were given on an earlier day, and count no longer. */
  expiredSignatures: string[];
  /** All parties have signed, and the customer changes answers all the same. */
  isUnlocked: boolean;
  /** Look-ups that are running, by field; the newest of a field counts. */
  lookUps: { [field: Pointer]: Promise<void> };
  /** Chosen files that are being looked at, by field; the newest of a field counts. */
  fileChecks: { [field: Pointer]: Promise<void> };
  /** How a file was changed before it was taken, by its id. */
  fileNotes: { [id: string]: string };
  problems: ShownProblem[];
  /** Counts the submits that met problems; 0 while the summary is not shown. */
  summary: number;
  /** Unlikely answers, asked about at their fields. */
  unusual: Unusual[];
  /** Counts how often they were listed; 0 while the list is not shown. */
  unusualList: number;
  /** The unlikely answers that the customer confirmed, by field. */
  confirmed: { [at: Pointer]: unknown };
  submission: Submission;
  /** The customer came back to a form that was left, or whose page was closed, while it sent. */
  isBack: boolean;
  lastSubmission: LastSubmission | undefined;
  dialog: ShownDialog | undefined;
  draft: 'none' | 'restored' | 'saved' | 'failed';
  saving: Saving;
  /** The draft as the server last reported it. */
  serverDraft: ServerDraft | undefined;
  /** The policy whose server draft is overwritten when it opens: the customer chose to start again. */
  discardServerDraftOf: string;
  /** The other questions that the answers were typed for, until these are carried over. */
  asked: AskedQuestions | undefined;
  /** What was carried over with changes: until the customer changes something, the draft stays as it was saved. */
  carriedOver: Answers | undefined;
  /** Messages about answers of a draft that no longer fit. */
  draftChanges: string[];
  /**
   * The page of the wizard. `focus`: the id of the element that gets the focus there. `isResumed`: an earlier visit was
   * left there.
   */
  page: { name: string; focus?: string; isResumed?: boolean };
  /** The sections of the review that the customer opened or closed. */
  openOnReview: { [section: string]: boolean };
  /** For screen readers only. */
  announcement: string;
}

export const initialState: FormState = {
  policyNo: '',
  refusedPolicyNo: '',
  phase: 'none',
  loaded: {},
  coming: {},
  lists: {},
  answers: {},
  firstAnswers: {},
  answersPolicyNo: '',
  entriesBeforeEdit: {},
  editedLists: {},
  lookUpMessages: {},
  failedLookUps: [],
  proofs: [],
  sentOtps: {},
  signed: {},
  expiredSignatures: [],
  isUnlocked: false,
  lookUps: {},
  fileChecks: {},
  fileNotes: {},
  problems: [],
  summary: 0,
  unusual: [],
  unusualList: 0,
  confirmed: {},
  submission: { kind: 'idle' },
  isBack: false,
  lastSubmission: undefined,
  dialog: undefined,
  draft: 'none',
  saving: { kind: 'idle' },
  serverDraft: undefined,
  discardServerDraftOf: '',
  asked: undefined,
  carriedOver: undefined,
  draftChanges: [],
  page: { name: '' },
  openOnReview: {},
  announcement: '',
};
