import type { KnownCalls } from '../checks/check';
import type { RequestRules } from '#engine';
import { attempt, customerRecord, linkRecord, policyRecord, subTypeRecord, today } from './records';
import { stepResponses } from './responses';
import { objectWith, type ValueType } from './valueType';

/** The document that one part of request.json reads, and why parts of it are empty there. */
export interface Place {
  type: ValueType;
  /** Why nothing is below a name here: "nothing is answered yet". */
  empty: { [root: string]: string };
}

export interface DocumentParts {
  answers: ValueType;
  loaded: ValueType;
  request: RequestRules;
  calls: KnownCalls | undefined;
}

const nothing = objectWith({});

/** The document of a place. `steps`: how many steps are done. */
export function documentOf(
  { answers, loaded, request, calls }: DocumentParts,
  at: { steps?: number; isAnswered?: boolean; isSubmitted?: boolean; first?: true },
): Place {
  const { steps = 0, isAnswered = true, isSubmitted = false } = at;
  const properties: { [name: string]: ValueType } = {
    customer: customerRecord,
    policy: policyRecord,
    subType: subTypeRecord,
    loaded,
    answers: isAnswered ? answers : nothing,
    steps: stepResponses(calls, request, steps),
    today,
    link: linkRecord,
    ...(isSubmitted && { attempt }),
    ...(at.first && { first: answers }),
  };
  return {
    type: objectWith(properties),
    empty: {
      ...(!isAnswered && { answers: 'nothing is answered yet here' }),
      ...(steps === 0 && { steps: 'no step is taken before this' }),
    },
  };
}

/** A place inside the entries of a list. */
export const withItem = ({ type, empty }: Place, item: ValueType): Place => ({
  empty,
  type: {
    ...type,
    properties: { ...type.properties, item },
    required: [...type.required, 'item'],
  },
});
