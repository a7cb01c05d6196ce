/**
 * What a request type is made of, once its three files are read and their `$ref`s resolved. The types have the shape
 * of the files (`docs/language.md`).
 */

import type { OpeningHours } from './openingHours';
import type { NextStep, RequestRules } from './requestRules';
import type { Pointer, Schema } from './valueExpression';
import type { Ui } from './ui';
import type english from '../text/en.json';
import type { TextAt } from '../text/placeholders';

export type * from './requestRules';
export type * from './valueExpression';
export type * from './ui';

/** A chosen file as an answer, without its content. `size` in bytes, `type` a MIME type. */
export interface FileAnswer {
  id: string;
  name: string;
  size: number;
  type: string;
}

/** The answers of the customer, by field name. Dates are YYYY-MM-DD, money is in rupees. */
export type Answers = { [field: string]: any };

declare const normalized: unique symbol;

/** Answers without hidden, unknown and empty ones. Only `normalizeAnswers` makes them, so no caller can forget to. */
export type NormalizedAnswers = Answers & { readonly [normalized]: true };

/** The one document that every map and every condition of `request.json` points into. */
export interface Document {
  customer: { [field: string]: any };
  policy: { [field: string]: any } | undefined;
  subType: { name: string; code: string };
  loaded: { [name: string]: unknown };
  answers: Answers;
  steps: { [stepId: string]: unknown };
  /** YYYY-MM-DD, in the insurer's time zone. */
  today: string;
  /** A UUID of this attempt to submit, if the caller makes one. */
  attempt?: string;
  /** The current entry of a list, inside the `send` of an {@link Each}. */
  item?: unknown;
  /** The query parameters of the link that opened the request (`incidentNum`, `SRNum`). */
  link?: { [name: string]: string };
  /** The answers that the form started with, for `submitWhen`. */
  first?: Answers;
}

/** A request type, as read from its files. */
export interface Definition {
  key: string;
  schema: Schema;
  ui: Ui;
  request: RequestRules;
  /** Messages of the engine that `schemas/_shared/words*.json` replaces or translates. */
  words?: typeof english;
  /** The language of its texts, where it is not the first one: a BCP 47 tag. */
  language?: string;
  /** Values of the document for texts that are not filled in yet (see `withValues`). */
  textAt?: TextAt;
  /** Its texts keep their placeholders: what has to be covered is compared as it is written. */
  isAsWritten?: true;
}

/**
 * A compiled JSON Schema. `this` carries the day that date rules compare with, and collects the answers that do not meet
 * their `usually`.
 */
export interface Validate {
  /** `rootData`: what the pointers of keywords lead into, if not into the data itself. */
  (
    this: { today: string | undefined; unusual?: Pointer[] } | void,
    data: unknown,
    other?: { rootData: unknown },
  ): boolean;
  errors?: RuleError[] | null;
}

/** One error of a compiled JSON Schema: the part of Ajv's ErrorObject that the engine reads. */
export interface RuleError {
  instancePath: string;
  /** The modules for browsers leave it out: only the coverage of examples reads it. */
  schemaPath?: string;
  keyword: string;
  params: { [name: string]: any };
}

/**
 * A definition with its validators, by location (see `schemaLocations`): `schema` for all answers,
 * `schema#/allOf/0/if` for one condition, `request#/policies/where` for a condition of request.json.
 */
export interface CompiledDefinition extends Definition {
  validators: { [location: string]: Validate };
  /** The day that date rules compare with, YYYY-MM-DD (see `asOf`). */
  today?: string;
  /** Identifies its schema (see `schemaVersion`), where it was compiled ahead. */
  version?: string;
}

/** Something that the customer can correct. `at`: a pointer into the answers (`/policy` for the policy itself). */
export interface Problem {
  at: Pointer;
  rule: string;
  message: string;
}

/** Why this customer may not make the request, or not now. */
export interface Refusal {
  rule: 'no-policy' | 'not-eligible' | 'open-request';
  message: string;
  /** Pointer to the entry of request.json that refuses; absent where the engine's own message does. */
  at?: Pointer;
  /** What the customer can do now. */
  next?: NextStep;
}

/** An option of a list (FLOW-14). `url`: the address of an option that is a link. */
export interface Option {
  label: string;
  value: string;
  id: string | number;
  url?: string;
}

/**
 * A value that this customer has proved, and for which purpose (`email`, `phone`). A file is named by its id. `sent`: the
 * payload of the call that proved it; where it is known, the proof counts only while the same would be sent.
 */
export interface Proof {
  purpose: string;
  value: string;
  sent?: { [name: string]: unknown };
}

/** What is known about the customer and the request: the browser fills it from its calls, the server from its records. */
export interface Context {
  customer: Document['customer'];
  policies: { [field: string]: any }[];
  /** The picked policy, if any. */
  policy?: { [field: string]: any };
  subType: { name: string; code: string };
  /** Whether the picked policy has an open request of this sub-type. */
  hasOpenRequest?: boolean;
  loaded?: Document['loaded'];
  lists?: { [field: Pointer]: Option[] };
  /** The responses of look-ups that the caller made itself (the server), by field; they replace the answers that they fill. */
  lookedUp?: { [field: Pointer]: unknown };
  /** Why a look-up found nothing, by field, in the words of its response, where the caller knows these alone (the browser). */
  lookUpMessages?: { [field: Pointer]: string };
  proofs?: Proof[];
  steps?: Document['steps'];
  /** The ids of steps whose pause message the user has closed. */
  acknowledged?: string[];
  /** Values that the form only shows masked came masked: only the server can judge them. */
  isMasked?: true;
  attempt?: string;
  link?: Document['link'];
  /** The text that each party has signed (see `signedText`), by the id of the signature. */
  signed?: { [signature: string]: string };
  /** Makes a digest of the signed text; without it the text itself is compared. */
  digestOf?: (text: string) => string;
  today: string;
}

/** What `catalogue.json` offers. */
export interface Catalogue {
  /** The request types that are asked for most, in order. */
  popular?: string[];
  /** Within how many days of its receipt a request is answered, where its type has no other. */
  turnaroundDays?: number;
  /** The request type to offer where a search finds nothing. */
  otherwise?: string;
  /** The days, YYYY-MM-DD, on which request types with `hours` take no requests. */
  holidays?: string[];
  serviceTypes: ServiceType[];
  /** Definitions with a screen of their own, by the last part of its path (`/dashboard/<screen>`). */
  screens?: { [screen: string]: string | ScreenEntry };
  /** What a search finds the screens of the menu by, by the last part of their paths. */
  screenKeywords?: { [screen: string]: string[] };
  /** Messages for requests that are made elsewhere, by the name in a link (`DOB-change`). */
  notices?: { [name: string]: { title: string; message: string; keywords?: string[] } };
}

/** A group of request types in the catalogue. */
export interface ServiceType {
  key: string;
  title: string;
  /** The request type that opens without a second choice. */
  opens?: string;
  requestTypes: CatalogueEntry[];
}

/** A request type in the catalogue. */
export interface CatalogueEntry {
  key: string;
  title: string;
  /** One of the icons that the metaschema names. */
  icon?: string;
  /** How long it takes, as its form says. */
  minutes?: number;
  /** What its form asks to have ready, in few words. */
  haveReady?: string;
  /** What people may call it, beside its title: it is found by these. */
  keywords?: string[];
  /** The names by which other screens link to it (`PAN-change`; `policyNum` for a link with a policy to revive). */
  openedBy?: string[];
  /** Definitions that are reached through this one and share its sub-type. */
  behind?: string[];
  offered?: Offered;
}

/** A definition with a screen of its own that is not offered to everybody. */
export interface ScreenEntry {
  key: string;
  offered?: Offered;
}

/** To whom a request type is offered, and when: `false` for not yet; absent for everybody. */
export type Offered = false | OfferRule;

/** All of it has to be met. Days are YYYY-MM-DD in the insurer's time zone. */
export interface OfferRule {
  /** The first day. */
  from?: string;
  /** The last day. */
  until?: string;
  /** A JSON Schema over `{ customer, policies }`. */
  to?: Schema;
  /** The percentage of customers, 1 to 99. */
  share?: number;
  /** When requests are taken; absent for always. Outside of them it is found, and says when they are taken again. */
  hours?: OpeningHours[];
}
