import type { Example } from '#authoring';
import type { Answers, Context, Problem } from '#engine';

/** What a call of the form is answered: as the contract has it, declined, too late, not at all, or with nothing found. */
export const outcomes = ['right', 'wrong', 'slow', 'failing', 'empty'] as const;

export type Outcome = (typeof outcomes)[number];

/** What is filled in when a form opens. `example`: as a customer would have done it; `errors`: all that is wrong shows. */
export type Fill = { kind: 'first' } | { kind: 'example'; example: Example } | { kind: 'errors' };

/** What the frame draws; the pane sends it as a whole whenever a part of it changes. */
export interface PreviewState {
  /** The key of the request type; another one opens another form. */
  key: string;
  /** The text of its compiled ES module in the language to draw (`standaloneModule` of the engine). */
  module: string;
  clientId: string;
  policyNo?: string;
  /** YYYY-MM-DD */
  today: string;
  /** `run` counts the times that the person at the workbench asked; while it stays, what was filled in is kept. */
  fill: Fill & { run: number };
  /** By the name of the call; `right` where it has none. */
  outcomes: { [call: string]: Outcome };
  /** What a frame that had to be loaded again showed before. */
  kept?: { policyNo: string; answers: Answers };
}

/** A call that the form made. */
export interface MadeCall {
  call: string;
  payload: object;
  response: unknown;
  outcome: Outcome;
}

/** What the frame tells back whenever it changes. */
export interface ShownState {
  key: string;
  /** The policy that is chosen; empty where none is. */
  policyNo: string;
  /** The answers that count. */
  answers: Answers;
  context: Context;
  /** The problems that the form shows. */
  problems: Problem[];
  /** The calls that the form made, the latest last. */
  calls: MadeCall[];
}
