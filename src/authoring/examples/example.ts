import type { KnownCalls } from '../lint/checks/check';
import type {
  Answers,
  Choices,
  CompiledDefinition,
  Context,
  Document,
  NextStep,
  Option,
  Payload,
  Pointer,
  Problem,
  Proof,
  Ticket,
  Withdrawal,
} from '#engine';

/** A field as the form shows it; what is left out is not compared. */
export interface ShownField {
  field: string;
  label?: string;
  help?: string;
  placeholder?: string;
  /** The words of its choices. */
  choices?: string[];
}

export interface ShownSection {
  title?: string;
  description?: string;
  /** The visible fields, in order. */
  fields: (string | ShownField)[];
}

/** An example file of a request type (`metaschemas/example.json`). */
export interface Example {
  about: string;
  today: string;
  as: { clientId: string; policyNo?: string };
  /** Overrides the customer's record of the fixtures. */
  customer?: Context['customer'];
  /** Overrides the picked policy of the fixtures. */
  policy?: Context['policy'];
  answers?: Answers;
  loaded?: Document['loaded'];
  lookedUp?: Context['lookedUp'];
  /** The options of a list, by field; `null` where its call failed. */
  lists?: { [field: Pointer]: Option[] | null };
  hasOpenRequest?: boolean;
  /** Limits the customer's policies to these. */
  holds?: string[];
  proofs?: Proof[];
  signed?: string[];
  link?: Context['link'];
  steps?: {
    call: string;
    payload: Payload;
    response?: object;
    pause?: string;
    /** What the dialog of the pause offers. */
    choices?: Choices;
  }[];
  stops?: string;
  /** What the form starts with: these answers (`null`: none), and the notices of loads. */
  opens?: { answers?: Answers; notices?: string[] };
  /** What the form shows with these answers. */
  shows?: ShownSection[];
  /** Calls that the form makes with these answers besides its steps. */
  calls?: { call: string; payload: { [name: string]: unknown } }[];
  /** The words after the ticket, and where they lead. */
  done?: {
    message?: string;
    tickets?: Ticket[];
    then?: 'list' | 'stay';
    /** Null: the request cannot be withdrawn. */
    withdraw?: Withdrawal | null;
  };
  /** The answers that the form asks the customer to confirm. */
  unusual?: { at: Pointer; message: string }[];
  problems?: Problem[];
  refusal?: string;
  /** What the refused customer can do now. */
  next?: NextStep;
}

export const exampleKinds = ['accepted', 'rejected', 'refused'] as const;

export type ExampleKind = (typeof exampleKinds)[number];

/** The kind of an example, from the first word of its name: `rejected-too-long.json`. */
export function exampleKind(path: string): ExampleKind | undefined {
  return /(?:^|\/)(accepted|rejected|refused)-[^/]+\.json$/.exec(path)?.[1] as
    ExampleKind | undefined;
}

/** The properties that an example of each kind must have, besides `as`. */
export const requiredProperties: { [kind in ExampleKind]: (keyof Example)[] } = {
  accepted: ['answers', 'steps'],
  rejected: ['answers', 'problems'],
  refused: ['refusal'],
};

/** The records that examples run against: customers with their policies, and the responses to calls. */
export interface ExampleFixtures {
  /** The calls of the server, with what each answers. */
  calls?: KnownCalls;
  /** The policies of each customer, by number. */
  policyNumbersByClient: { [clientId: string]: string[] };
  /** What the engine gets to run an example. The customer must be in `policyNumbersByClient`. */
  contextOf(definition: CompiledDefinition, example: Example): Context;
  /** The calls whose responses neither the example nor the fixtures have. */
  unansweredCalls(definition: CompiledDefinition, example: Example): string[];
}
