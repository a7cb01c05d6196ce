import type { Answers, Option, Pointer, Problem, Proof } from '#engine';

/** `rules` of the definition, the `server`'s word, or a `field`'s own (a refused file, a pin code that is not found). */
export interface ShownProblem extends Problem {
  from: 'rules' | 'server' | 'field';
}

type ShownDialog =
  | { kind: 'message'; message: string; onClosed?: () => void }
  | { kind: 'done'; message: string; ticketnumber: string; then: 'list' | 'stay' };

export interface FormState {
  /** While it is `opening` or `failed` the policy is asked for but not picked. */
  policyNo: string;
  phase: 'none' | 'opening' | 'failed' | 'picked';
  loaded: { [name: string]: any };
  /** The words of loads that brought nothing. */
  notices: string[];
  lists: { [field: Pointer]: Option[] | 'loading' | 'failed' };
  /** All that was typed, hidden answers too: a field that shows again shows them again. */
  answers: Answers;
  /** What the form started with; what differs from it was typed. */
  firstAnswers: Answers;
  /** Entries of lists as they were before they were opened for editing, in the places of the entries; none for a new one. */
  before: { [list: Pointer]: (Answers | undefined)[] };
  proofs: Proof[];
  /** Fields whose look-up is on its way. */
  lookingUp: Pointer[];
  shown: ShownProblem[];
  /** Counts the submits that met problems; 0 while the summary is not shown. */
  summary: number;
  /** While a request is on its way: how much of the step was sent, from 0 to 1. */
  sent: number | undefined;
  dialog: ShownDialog | undefined;
  /** The last submit did not get through; nothing was lost. */
  isUnsent: boolean;
  draft: 'none' | 'restored' | 'saved' | 'failed';
  /** Whether the server keeps the form as well. */
  keeping: 'none' | 'sending' | 'kept' | 'failed' | 'refused';
  /** Why it would refuse the form again as it is. */
  keepingSays: string;
  /** When it last did. */
  keptAt: string;
  /** What became of kept answers that no longer fit. */
  changes: string[];
  /** What each party signed, by the id of the signature. */
  signed: { [signature: string]: string };
  /** Where a form that is walked page by page stands; `focus`: the element that is to have the focus there. */
  page: { name: string; focus?: string };
  /** Spoken by screen readers, seen by nobody. */
  announcement: string;
}

export const initialState: FormState = {
  policyNo: '',
  phase: 'none',
  loaded: {},
  notices: [],
  lists: {},
  answers: {},
  firstAnswers: {},
  before: {},
  proofs: [],
  lookingUp: [],
  shown: [],
  summary: 0,
  sent: undefined,
  dialog: undefined,
  isUnsent: false,
  draft: 'none',
  keeping: 'none',
  keepingSays: '',
  keptAt: '',
  changes: [],
  signed: {},
  page: { name: '' },
  announcement: '',
};
