import type { Answers, Context, Document, Option, Payload, Pointer, Problem, Proof } from '#engine';

/** An example file of a request type (`metaschemas/example.json`). */
export interface Example {
  about: string;
  today: string;
  as: { clientId: string; policyNo?: string };
  /** What the records say of the customer otherwise than the demo book. */
  customer?: Context['customer'];
  answers?: Answers;
  loaded?: Document['loaded'];
  lookedUp?: Context['lookedUp'];
  /** The options of a list, by field; `null` where its call failed. */
  lists?: { [field: Pointer]: Option[] | null };
  hasOpenRequest?: boolean;
  /** Of the customer's policies only these. */
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

/** The kind of an example is the first word of its name, `rejected-too-long.json`. */
export function kindOf(path: string): ExampleKind | undefined {
  return /(?:^|\/)(accepted|rejected|refused)-[^/]+\.json$/.exec(path)?.[1] as
    ExampleKind | undefined;
}

/** What an example of a kind must say beside who asks. */
export const expects: { [kind in ExampleKind]: (keyof Example)[] } = {
  accepted: ['answers', 'steps'],
  rejected: ['answers', 'problems'],
  refused: ['refusal'],
};
