/**
 * The words of the house: what a request type is made of, once its three files were read and
 * their `$ref`s folded in. Files on disk and these shapes are the same thing (`schemas/README.md`).
 */

import type { RequestRules } from './requestRules';
import type { Pointer, Schema } from './valueExpression';
import type { Ui } from './ui';
import type english from '../text/en.json';

export type * from './requestRules';
export type * from './valueExpression';
export type * from './ui';

/** A file that was chosen: the answers hold this, the bytes stay beside. `size` in bytes, `type` a MIME type. */
export interface FileAnswer {
  id: string;
  name: string;
  size: number;
  type: string;
}

/** What the customer answered, by field name. Dates are YYYY-MM-DD, money is in rupees. */
export type Answers = { [field: string]: any };

declare const normalized: unique symbol;

/** Answers without hidden, unknown and empty ones. Only `normalizeAnswers` makes them, so none can be forgotten. */
export type NormalizedAnswers = Answers & { readonly [normalized]: true };

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
  /** What the link that led here carried (`incidentNum`, `SRNum`). */
  link?: { [name: string]: string };
  /** What the form started with, for `submitWhen`. */
  first?: Answers;
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
  message: string;
}

/** Why this customer may not ask, or not now. */
export interface Refusal {
  rule: 'no-policy' | 'not-eligible' | 'open-request';
  message: string;
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
  acknowledged?: string[];
  attempt?: string;
  link?: Document['link'];
  /** What parties have signed (see `signedText`), by the id of the signature. */
  signed?: { [signature: string]: string };
  /** How the caller makes a digest of what is signed; without it the text itself is compared. */
  digestOf?: (text: string) => string;
  today: string;
}

/** What `catalogue.json` offers. */
export interface Catalogue {
  serviceTypes: ServiceType[];
  /** Definitions that have a screen of their own, by the last part of its address (`/dashboard/<screen>`). */
  screens?: { [screen: string]: string };
  /** Words for what is asked for but done elsewhere, by the name a link carries (`DOB-change`). */
  notices?: { [name: string]: { title: string; message: string } };
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
  /** Further definitions that are reached through this one and share its sub-type. */
  behind?: string[];
}
