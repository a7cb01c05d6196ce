import type {
  Answers,
  CompiledDefinition,
  Context,
  Document,
  Option,
  Payload,
  Pointer,
  Problem,
  Proof,
} from '#engine';

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
  }[];
  stops?: string;
  problems?: Problem[];
  refusal?: string;
}

export type ExampleKind = 'accepted' | 'rejected' | 'refused';

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
  /** The policies of each customer, by number. */
  policyNumbersByClient: { [clientId: string]: string[] };
  /** What the engine gets to run an example. The customer must be in `policyNumbersByClient`. */
  contextOf(definition: CompiledDefinition, example: Example): Context;
  /** The calls whose responses neither the example nor the fixtures have. */
  unansweredCalls(definition: CompiledDefinition, example: Example): string[];
}
