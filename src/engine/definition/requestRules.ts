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

/**
 * Existing values that are loaded when a policy is picked. `keep`: left is a pointer into `loaded`, right a pointer into
 * the response.
 */
export interface Load {
  call: CallName;
  send?: ValueMap;
  keep: { [target: Pointer]: Pointer };
  /** A JSON Schema over the {@link Document}, with earlier loads: unless it holds, nothing is loaded. */
  when?: Schema;
  /** The notice when the response has none of the values. */
  none?: string;
}

/**
 * The options of a drop-down: from a call (`items` points at a list in the response), from a loaded value (`from`), or
 * computed. `option` names the properties of an entry that are its label and value, if they have other names.
 */
export type List = {
  option?: { label: string; value: string };
  /** Other fields that the chosen entry fills: left is the field, right the property of the entry. */
  fills?: { [field: string]: string };
} & (
  | { call: CallName; send?: ValueMap; items: Pointer }
  | { from: Pointer }
  | { compute: string; of: Pointer[] }
);

/**
 * A field whose value fills others (a pin code fills city and state). `fills`: left is a field, right a pointer into
 * the response, or a constant. With `find` it points into the entry of a list in the response whose property `by`
 * equals the field's value; without such an entry nothing is filled. `foundWhen`: a JSON Schema over the response;
 * unless it holds, nothing is filled. `when`: a JSON Schema over the {@link Document}; unless it holds, nothing is asked,
 * and nothing is filled. `messageFrom`: a pointer to the words of a response in which nothing was found.
 */
export interface LookUp {
  call: CallName;
  send?: ValueMap;
  when?: Schema;
  messageFrom?: Pointer;
  find?: { in: Pointer; by: string };
  foundWhen?: Schema;
  fills: { [field: Pointer]: Pointer | { const: Json } };
}

/**
 * How a value is proved: by the OTP that the call sends (`POST verify-otp/` always verifies it), or by the call itself,
 * when its response meets `holdsWhen` (a JSON Schema).
 */
export interface ProofCall {
  call: CallName;
  send: ValueMap;
  holdsWhen?: Schema;
  /** Pointer to the message in a response that is no proof; else the field says why by its message for `refused`. */
  messageFrom?: Pointer;
  /** Fields that become read-only once the value is proved. */
  locks?: Pointer[];
}

/** What the customer can do about a bad verdict: go on all the same, or change an answer and submit again. */
export interface Choices {
  /** What to look at before choosing. */
  note?: string;
  /** The button that goes on. */
  goOn: string;
  /** The button that ends the submit and leads to `field`. */
  change: string;
  field: Pointer;
}

/** Told before sending where another request of this kind is open, which is allowed. `{ticketnumber}`: the open one. */
export interface OpenRequestNotice extends Choices {
  message: string;
}

/** One call of a request. */
export interface Step {
  id: string;
  call: CallName;
  /** The encoding of the payload; `json` when absent. */
  as?: 'json' | 'multipart';
  /** An {@link Each} makes the payload a list. */
  send: ValueMap | Each;
  /** Answers that were not given are left out of the payload, in place of empty texts. */
  omitEmpty?: true;
  /**
   * Answers that the payload does not carry, inferred from what it does: `sentBy` names an earlier step that sent the
   * answer as `as`, `or` the value when that step was skipped.
   */
  assumes?: {
    [field: Pointer]: { const: Json } | Choose | { sentBy: string; as: string; or: Pointer };
  };
  /** A JSON Schema over the {@link Document}: unless it holds, the step is skipped. */
  when?: Schema;
  /**
   * A JSON Schema over the {@link Document} with the response, at `/steps` and the id of the step: if it holds, the
   * request stops and the response's message is shown.
   */
  stopWhen?: Schema;
  /** The request continues after a business failure (a status other than success). */
  mayFail?: true;
  /**
   * Shows a message of the response in a dialog; the request continues when the customer says so. `when`: over the
   * {@link Document}. `choices`: what they can do after a response that is no success; without it they can only go on.
   */
  pause?: { when?: Schema; message: Pointer; choices?: Choices };
  /** Pointer to the message in the response. */
  messageFrom?: Pointer;
  /** Underscores in this message are shown as spaces. */
  spaced?: true;
  /** A file that is downloaded: `url` points at its address in the response; `{name}` in `as` is filled from the payload. */
  save?: { url: Pointer; as: string };
  /** Where the message of a failed or stopped step is shown; `toast` when absent. */
  showIn?: 'dialog' | 'toast';
  /** The step that raises the ticket of the request. Exactly one step of a request type does. */
  raises?: 'ticket';
  /** The name of another sub-type: this earlier step raises a ticket of its own for it. */
  raisesFor?: string;
  /** What the ticket of this earlier step is for, as the customer reads it. */
  title?: string;
}

/** A call that a button of its own makes with the current answers, without a ticket. */
export interface Aside {
  id: string;
  title: string;
  /** Below the button: what it does, and what it does not. */
  help?: string;
  call: CallName;
  send: ValueMap;
  /** Shown when the call has succeeded. */
  message: string;
}

/**
 * A party confirms all answers by an OTP: what is signed is what is submitted. The signatures that are due (`when`, over
 * the {@link Document}) lock the form once all are given, and the request cannot be submitted before.
 */
export interface Signature {
  id: string;
  title: string;
  /** The call that sends the OTP; `POST verify-otp/` verifies it with the same `otp_type`. */
  call: CallName;
  send: ValueMap;
  when?: Schema;
  /** Seconds until the OTP can be sent again. */
  resendAfter: number;
}

/** A document that a button downloads. */
export interface Download {
  title: string;
  call: CallName;
  send: ValueMap;
  fileName: string;
  signed?: true;
}

/** One, or several of which the first that applies counts. */
export type OneOrMore<T> = T | T[];

/**
 * What a customer who is refused can do now. `opens`: a request type, by its key or a name in its `openedBy`, or a screen
 * of the portal, by the last part of its address. `href`: a telephone number (`tel:`), an address, or a file of `public`.
 */
export type NextStep = { title: string } & (
  { opens: string; href?: never } | { href: string; opens?: never }
);

/** What a refused customer reads. `id`: by it overlays find the entry of a list. */
export interface RefusalWords {
  id?: string;
  message: string;
  next?: NextStep;
}

/** A request.json. */
export interface RequestRules {
  subType: { name: string; code?: string };
  /**
   * `where`: a JSON Schema over one policy; `none`: the message when no policy of the customer meets it. `allowed`:
   * further conditions for the picked policy; the first that fails refuses it.
   */
  policies: { where: Schema; none: string; allowed?: OneOrMore<{ where: Schema } & RefusalWords> };
  /** JSON Schemas over the {@link Document}, with loads: the first that holds refuses the request. */
  blocked?: OneOrMore<{ when: Schema } & RefusalWords>;
  /**
   * Only one open request of this sub-type per policy: checked when the policy is picked (`true`), or when a button is
   * pressed (its pointer). `link`: when the policy is picked, by the call that knows links of incidents too; a link
   * that has expired is refused as well (DGH-01, DGH-02).
   */
  openRequestCheck: boolean | 'link' | Pointer;
  openRequestNotice?: OpenRequestNotice;
  /** `all-policies`: the change takes effect on every policy of the customer, whichever was picked. */
  appliesTo?: 'policy' | 'all-policies';
  load?: Load[];
  prefill?: { [field: Pointer]: ValueExpression | Choose };
  lists?: { [field: Pointer]: List };
  /**
   * Choices of an `enum` that are offered to some only, by field and value: unless `when`, a JSON Schema over the
   * {@link Document}, holds, the choice is not shown and not taken.
   */
  choices?: { [field: Pointer]: { [value: string]: { when: Schema } } };
  lookUps?: { [field: Pointer]: LookUp };
  proofs?: { [field: Pointer]: ProofCall };
  /** Fields by the names that they had when drafts were saved, with their names of today. */
  renamed?: { [former: Pointer]: Pointer };
  /** The server keeps a draft of the answers: `load` returns `form_data`, `save` takes it. */
  draft?: { load: CallName; save: CallName };
  /** Documents to download; `signed`: only once all signatures are given. */
  downloads?: Download[];
  asides?: Aside[];
  signatures?: Signature[];
  /**
   * A JSON Schema over the {@link Document} (with `first`): the submit button is `disabled` or `hidden` until it
   * holds. `message`: the reason, which the server also gives to a request that is sent all the same.
   */
  submitWhen?: { is: Schema; until: 'disabled' | 'hidden'; message: string };
  steps: Step[];
  /** Until so many days after its receipt the customer can withdraw the open request. `message`: what that means for them. */
  withdraw?: { days: number; message?: string };
  success: { message: string; then?: 'list' | 'stay' };
}
