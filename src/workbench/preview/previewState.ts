import type { Example } from '#authoring';
import type { Answers, Context, Problem, Proof } from '#engine';

/** The response to a call of the form: as in its contract, declined, late, a network error, or with nothing found. */
export const outcomes = ['right', 'wrong', 'slow', 'failing', 'empty'] as const;

export type Outcome = (typeof outcomes)[number];

/** What a form is filled in with when it opens. `errors`: nothing, and it shows all problems. */
export type Fill = { kind: 'first' } | { kind: 'example'; example: Example } | { kind: 'errors' };

/** The input of the frame. The pane sends all of it after each change. */
export interface PreviewState {
  /** The key of the request type; another one opens another form. */
  key: string;
  /** The text of its compiled ES module in the language to draw (`standaloneModule` of the engine). */
  module: string;
  clientId: string;
  policyNo?: string;
  /** YYYY-MM-DD */
  today: string;
  /** `run` counts restarts by the user. While it is the same, the answers stay. */
  fill: Fill & { run: number };
  /** By the name of the call; `right` where it has none. */
  outcomes: { [call: string]: Outcome };
  /** What was filled in before, while another request type was shown or before the frame was loaded again. */
  restored?: {
    policyNo: string;
    answers: Answers;
    page: string;
    proofs: Proof[];
    signed: string[];
    /** Pixels from the top of the page. */
    top: number;
  };
}

/** A call that the form made. */
export interface MadeCall {
  call: string;
  payload: object;
  response: unknown;
  outcome: Outcome;
}

/** The state of the form. The frame sends it after each change. */
export interface PreviewFormState {
  key: string;
  /** The policy that is chosen; empty where none is. */
  policyNo: string;
  /** The policy that was turned away; empty where one is chosen, or none was. */
  refusedPolicyNo: string;
  /** The answers that count. */
  answers: Answers;
  /** The page of a long form; empty for the first one. */
  page: string;
  context: Context;
  /** The problems that the form shows. */
  problems: Problem[];
  /** The calls that the form made, the latest last. */
  calls: MadeCall[];
}
