/**
 * The words of the house: what a request type is made of, once its three files were read and
 * their `$ref`s folded in. Files on disk and these shapes are the same thing (`schemas/README.md`).
 */

import type english from './words/en.json';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema (draft-07) with the engine's formats and keywords. */
export type Schema = { [keyword: string]: any };

/** A JSON pointer (RFC 6901), for instance `/answers/new_pan_number`. */
export type Pointer = string;

/** Where a value comes from. */
export type Source =
  /** A pointer into the {@link Document}. */
  | Pointer
  | { const: Json }
  /** A choice by another value. */
  | { by: Pointer; of: { [value: string]: Pointer } }
  /** What stands there, or a constant where nothing does. */
  | { from: Pointer; or: Json }
  /** Whether anything stands there. */
  | { has: Pointer }
  /** Whether the same stands in both places. */
  | { same: [Pointer, Pointer] }
  | Each;

/** A list, made entry by entry: `send` points at the entry by `/item`. */
export interface Each {
  each: Pointer;
  send: SourceMap;
}

/** Left is where it goes, right is where it comes from. */
export type SourceMap = { [target: string]: Source };

/** The value of the first case whose `when`, a JSON Schema over the {@link Document}, holds; a last one without `when` is for the rest. */
export interface Choose {
  choose: { when?: Schema; is: Json }[];
}

/** `METHOD path`, the path below the API's base path, for instance `POST pan-check/`. */
export type CallName = string;

/** A file that was chosen: the answers hold this, the bytes stay beside. `size` in bytes, `type` a MIME type. */
export interface FileAnswer {
  id: string;
  name: string;
  size: number;
  type: string;
}

/** What the customer answered, by field name. Dates are YYYY-MM-DD, money is in rupees. */
export type Answers = { [field: string]: any };

/** The one document that every map and every condition of `request.json` points into. */
export interface Document {
  customer: { [field: string]: any };
  policy: { [field: string]: any } | undefined;
  subType: { name: string; code: string };
  loaded: { [name: string]: any };
  answers: Answers;
  steps: { [stepId: string]: any };
  /** YYYY-MM-DD, in the insurer's time zone. */
  today: string;
  /** A UUID of this attempt to submit, where the caller makes one. */
  attempt?: string;
  /** The entry of a list, inside the `send` of an {@link Each}. */
  item?: unknown;
  /** What the form started with, for `submitWhen`. */
  first?: Answers;
}

/** An existing value that is fetched when a policy is picked. `keep`: left is a pointer in `loaded`, right a pointer in the response. */
export interface Load {
  call: CallName;
  send?: SourceMap;
  keep: { [target: Pointer]: Pointer };
  /** The notice where the response holds nothing of what is kept. */
  none?: string;
}

/** A drop-down's options, filled by a call. `items` points at a list of {@link Option} in the response. */
export interface List {
  call: CallName;
  send?: SourceMap;
  items: Pointer;
}

/**
 * A field whose value fills others (a pin code fills city and state). `fills`: left is a field, right a pointer in
 * the response, or a constant. With `find` it is the entry of a list in the response whose property `by` is the
 * field's value that `fills` points into; none: nothing is filled.
 */
export interface LookUp {
  call: CallName;
  send?: SourceMap;
  find?: { in: Pointer; by: string };
  fills: { [field: Pointer]: Pointer | { const: Json } };
}

/**
 * How a value is proved: by the OTP that the call sends (its verification is always `POST verify-otp/`), or, with
 * `holdsWhen`, a JSON Schema over the response, by the call itself.
 */
export interface ProofCall {
  call: CallName;
  send: SourceMap;
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
  send: SourceMap | Each;
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
  pause?: { when?: Schema; says: Pointer };
  /** Pointer to the words in the response. */
  say?: Pointer;
  /** Where the words of a failed or stopped step are shown; `toast` when absent. */
  sayIn?: 'dialog' | 'toast';
  /** The step that makes the request a ticket. Exactly one step of a request type does. */
  raises?: 'ticket';
  /** A step before that which raises a ticket of another sub-type on the way, by the name of that sub-type. */
  raisesFor?: string;
}

export interface RequestRules {
  subType: { name: string; code?: string };
  /**
   * `where`: a JSON Schema over one policy; `none`: the words when no policy of the customer meets it. `allowed`: of
   * the policies that can be picked, those that may go on, and the words for the others.
   */
  policies: { where: Schema; none: string; allowed?: { where: Schema; says: string } };
  /** One open request of this sub-type per policy: looked for when the policy is picked, or when the named button is pressed. */
  openRequestCheck: boolean | Pointer;
  /** `all-policies`: the change takes effect on every policy of the customer, whichever was picked. */
  appliesTo?: 'policy' | 'all-policies';
  load?: Load[];
  prefill?: { [field: Pointer]: Source | Choose };
  lists?: { [field: Pointer]: List };
  lookUps?: { [field: Pointer]: LookUp };
  proofs?: { [field: Pointer]: ProofCall };
  /**
   * A JSON Schema over the {@link Document} (with `first`): the submit button is `disabled` or `hidden` until it
   * holds. `says`: why, for those who look for the button, and for those who send without it.
   */
  submitWhen?: { is: Schema; until: 'disabled' | 'hidden'; says: string };
  steps: Step[];
  success: { says: string; then?: 'list' | 'stay' };
}

/** A part of the form with a heading of its own. `fields` may hold `*` for all that no section names. */
export interface Section {
  title?: string;
  description?: string;
  fields: string[];
  /**
   * `pair`: two columns from 900 px, for the value of now beside the new one. `table`: values to read, as a table of
   * one row with their titles as column headers.
   */
  layout?: 'stack' | 'pair' | 'table';
}

/** A UI schema: RJSF's own words and ours, all beginning with `ui:`; every other key is a field. */
export type Ui = {
  'ui:title'?: string;
  'ui:description'?: string;
  'ui:help'?: string;
  'ui:widget'?: string;
  'ui:placeholder'?: string;
  'ui:autocomplete'?: string;
  'ui:enumNames'?: string[];
  /** Hint at the length of the answer, in characters. */
  'ui:width'?: number;
  /** Sentences that stand beside the field or, at the root, above the form. */
  'ui:notes'?: string[];
  /** Links that stand beside the field. `download`: a file of ours to keep; others open in a new tab. */
  'ui:links'?: { title: string; href: string; download?: boolean }[];
  /** Rules whose words are also told in a toast. */
  'ui:toast'?: string[];
  /** A date that is picked and never typed. */
  'ui:pickOnly'?: boolean;
  /** The words of a list that is edited entry by entry. */
  'ui:entries'?: Entries;
  /** What to have at hand before starting (root only). */
  'ui:haveReady'?: string[];
  'ui:sections'?: Section[];
  'ui:submit'?: string;
  /** Words for a broken rule, by the rule's keyword; by its limit where one field has the rule twice. */
  'ui:messages'?: { [rule: string]: string | { [limit: string]: string } };
  items?: Ui;
} & { [field: string]: any };

/** A list that is edited entry by entry. `{field}` in `name` and `facts` is filled with the entry's answers as shown. */
export interface Entries {
  /** What one entry is called, `{nomineeName}`. */
  name: string;
  /** What is shown of it while it is not being edited, a line each. */
  facts?: string[];
  add: string;
  edit: string;
  update: string;
  delete: string;
  none: string;
  /** The boolean of the entry that is true while it is being edited. */
  editing: string;
}

/** A request type: its files, read. */
export interface Definition {
  key: string;
  schema: Schema;
  ui: Ui;
  request: RequestRules;
  /** The engine's words, where `schemas/_shared/words*.json` say them otherwise or in another language. */
  words?: typeof english;
}

/** A compiled JSON Schema. `this` carries the day that date rules are held against. */
export interface Validate {
  (this: { today: string } | void, data: unknown): boolean;
  errors?: RuleError[] | null;
}

/** What a compiled JSON Schema says of one broken rule (the part of Ajv's ErrorObject that we read). */
export interface RuleError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: { [name: string]: any };
}

/**
 * A definition with its validators, by place: `schema` for the answers as a whole,
 * `schema#/allOf/0/if` for one condition, `request#/policies/where` for a rule of request.json.
 */
export interface CompiledDefinition extends Definition {
  validators: { [place: string]: Validate };
  /** The day that conditions on dates are held against (see `asOf`). */
  today?: string;
}

/** Something that a person can put right. `at` is a pointer into the answers (`/policy` for the policy itself). */
export interface Problem {
  at: Pointer;
  rule: string;
  says: string;
}

/** Why this customer may not ask, or not now. */
export interface Refusal {
  rule: 'no-policy' | 'not-eligible' | 'open-request';
  says: string;
}

/** An option of a list (doc 1 §3, lookup lists). `url`: where an option leads that is a link. */
export interface Option {
  label: string;
  value: string;
  id: string | number;
  url?: string;
}

/** A value that this customer has proved to hold, and what for (`email`, `phone`). A file counts by its id. */
export interface Proof {
  purpose: string;
  value: string;
}

/** Who asks and what is known: the browser fills it from its calls, the server from its own records. */
export interface Context {
  customer: Document['customer'];
  policies: { [field: string]: any }[];
  /** The policy that was picked, if one was. */
  policy?: { [field: string]: any };
  subType: { name: string; code: string };
  /** An open request of this sub-type stands on the picked policy. */
  hasOpenRequest?: boolean;
  loaded?: Document['loaded'];
  lists?: { [field: Pointer]: Option[] };
  /** The responses of look-ups that this caller made itself, by field (the server); their fills then count. */
  lookedUp?: { [field: Pointer]: any };
  proofs?: Proof[];
  steps?: Document['steps'];
  /** Steps whose pause was seen and closed. */
  told?: string[];
  attempt?: string;
  today: string;
}

/** What `catalogue.json` offers. */
export interface Catalogue {
  serviceTypes: ServiceType[];
  /** Words for what is asked for but done elsewhere, by the name a link carries (`DOB-change`). */
  notices?: { [name: string]: { title: string; says: string } };
}

export interface ServiceType {
  key: string;
  title: string;
  /** The request type that opens without a second question. */
  opens?: string;
  requestTypes: CatalogueEntry[];
}

export interface CatalogueEntry {
  key: string;
  title: string;
  /** Names under which other screens link to it (`PAN-change`; `policyNum` for a link that carries a policy to revive). */
  openedBy?: string[];
}
