import type {
  Choose,
  Each,
  Json,
  Pointer,
  Schema,
  ValueExpression,
  ValueMap,
} from './valueExpression';

/** `METHOD path`, the path below the API's base path, for instance `POST pan-check/`. */
export type CallName = string;

/** An existing value that is fetched when a policy is picked. `keep`: left is a pointer in `loaded`, right a pointer in the response. */
export interface Load {
  call: CallName;
  send?: ValueMap;
  keep: { [target: Pointer]: Pointer };
  /** A JSON Schema over the {@link Document}, earlier loads included: where it does not hold, nothing is fetched. */
  when?: Schema;
  /** The notice where the response holds nothing of what is kept. */
  none?: string;
}

/**
 * A drop-down's options: from a call (`items` points at a list in the response), from what was loaded (`from`), or
 * computed. `option` says which of an entry's properties are label and value, where they are not so called.
 */
export type List = {
  option?: { label: string; value: string };
  /** What the chosen entry also brings: fields beside this one, by the entry's property. */
  fills?: { [field: string]: string };
} & (
  | { call: CallName; send?: ValueMap; items: Pointer }
  | { from: Pointer }
  | { compute: string; of: Pointer[] }
);

/**
 * A field whose value fills others (a pin code fills city and state). `fills`: left is a field, right a pointer in
 * the response, or a constant. With `find` it is the entry of a list in the response whose property `by` is the
 * field's value that `fills` points into; none: nothing is filled. `foundWhen`: a JSON Schema over the response,
 * without which it found nothing.
 */
export interface LookUp {
  call: CallName;
  send?: ValueMap;
  find?: { in: Pointer; by: string };
  foundWhen?: Schema;
  fills: { [field: Pointer]: Pointer | { const: Json } };
}

/**
 * How a value is proved: by the OTP that the call sends (its verification is always `POST verify-otp/`), or, with
 * `holdsWhen`, a JSON Schema over the response, by the call itself.
 */
export interface ProofCall {
  call: CallName;
  send: ValueMap;
  holdsWhen?: Schema;
  /** Fields that can no longer be changed once the value is proved. */
  locks?: Pointer[];
}

export interface Step {
  id: string;
  call: CallName;
  /** How the payload travels; `json` when absent. */
  as?: 'json' | 'multipart';
  /** An {@link Each} makes the payload a list. */
  send: ValueMap | Each;
  /**
   * Answers that the payload does not carry, told from what it does: `sentBy` names an earlier step that sent the
   * answer as `as`, `or` what holds where that step was not taken.
   */
  assumes?: {
    [field: Pointer]: { const: Json } | Choose | { sentBy: string; as: string; or: Pointer };
  };
  /** A JSON Schema over the {@link Document}: the step is skipped where it does not hold. */
  when?: Schema;
  /** A JSON Schema over the step's response: where it holds, the request goes no further and `say` is shown. */
  stopWhen?: Schema;
  /** A business failure (its status is not success) is an answer like any other, and the request goes on. */
  mayFail?: true;
  /** The words of the response are shown in a dialog, and the request goes on when it is closed. `when`: over the {@link Document}. */
  pause?: { when?: Schema; message: Pointer };
  /** Pointer to the words in the response. */
  messageFrom?: Pointer;
  /** Underscores in these words are shown as spaces. */
  spaced?: true;
  /** A file of the response that is fetched and kept: `url` points at its address; `{name}` in `as` is filled from the payload. */
  save?: { url: Pointer; as: string };
  /** Where the words of a failed or stopped step are shown; `toast` when absent. */
  showIn?: 'dialog' | 'toast';
  /** The step that makes the request a ticket. Exactly one step of a request type does. */
  raises?: 'ticket';
  /** A step before that which raises a ticket of another sub-type on the way, by the name of that sub-type. */
  raisesFor?: string;
}

/** A call beside the ticket that a button of its own makes with the answers as they are. */
export interface Aside {
  id: string;
  title: string;
  call: CallName;
  send: ValueMap;
  /** What is said when it succeeded. */
  message: string;
}

/**
 * A party's word for the answers as a whole, given by an OTP: what was signed is what is submitted. All that are due
 * (`when`, over the {@link Document}) lock the form, and the submit waits for them.
 */
export interface Signature {
  id: string;
  title: string;
  /** The call that sends the OTP; its verification is `POST verify-otp/` with the same `otp_type`. */
  call: CallName;
  send: ValueMap;
  when?: Schema;
  /** Seconds until the OTP can be sent again. */
  resendAfter: number;
}

export interface Download {
  title: string;
  call: CallName;
  send: ValueMap;
  fileName: string;
  signed?: true;
}

export interface RequestRules {
  subType: { name: string; code?: string };
  /**
   * `where`: a JSON Schema over one policy; `none`: the words when no policy of the customer meets it. `allowed`: of
   * the policies that can be picked, those that may go on, and the words for the others.
   */
  policies: { where: Schema; none: string; allowed?: { where: Schema; message: string } };
  /** A JSON Schema over the {@link Document}, loads included: where it holds, the picked policy may not go on. `{name}` in `message` is filled from what was loaded. */
  blocked?: { when: Schema; message: string };
  /**
   * One open request of this sub-type per policy: looked for when the policy is picked (`true`), when the named button
   * is pressed, or not before the ticket (`ticket`).
   */
  openRequestCheck: boolean | 'ticket' | Pointer;
  /** `all-policies`: the change takes effect on every policy of the customer, whichever was picked. */
  appliesTo?: 'policy' | 'all-policies';
  load?: Load[];
  prefill?: { [field: Pointer]: ValueExpression | Choose };
  lists?: { [field: Pointer]: List };
  lookUps?: { [field: Pointer]: LookUp };
  proofs?: { [field: Pointer]: ProofCall };
  /** Answers are kept on the server while they are given: `load` answers `form_data`, `save` takes it. */
  draft?: { load: CallName; save: CallName };
  /** Papers that can be fetched. `when`: over the {@link Document}; `signed`: only once all signatures are there. */
  downloads?: Download[];
  asides?: Aside[];
  signatures?: Signature[];
  /**
   * A JSON Schema over the {@link Document} (with `first`): the submit button is `disabled` or `hidden` until it
   * holds. `message`: why, for those who look for the button, and for those who send without it.
   */
  submitWhen?: { is: Schema; until: 'disabled' | 'hidden'; message: string };
  steps: Step[];
  success: { message: string; then?: 'list' | 'stay' };
}
