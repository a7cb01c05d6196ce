import { type Answers, describedFields, fieldOf, type RequestRules } from '#engine';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import type { Services } from '../services';

/** How a call that is no step names its request type; the calls of the specification do not. */
export interface RequestTypeSelector {
  request_type?: string;
  etli_sub_type?: string;
}

/** The request types that a call may be about. */
export async function findRequestTypes(
  { requestTypes }: Services,
  { request_type, etli_sub_type }: RequestTypeSelector,
  is: (rules: RequestRules) => boolean,
): Promise<ResolvedRequestType[]> {
  const candidates = await requestTypes.filter(is);
  return candidates.filter(
    ({ type, subType }) =>
      (request_type ?? type.key) === type.key && (etli_sub_type ?? subType.code) === subType.code,
  );
}

/** The request type with the fewest unknown answers, and of those the one with the fewest fields. */
export function bestMatch(
  candidates: ResolvedRequestType[],
  answers: Answers,
): ResolvedRequestType | undefined {
  const rated = candidates.map((candidate) => {
    const { schema } = candidate.type.failFast;
    const fields = new Set(describedFields(schema).map(({ at }) => fieldOf(at)));
    const unknown = Object.keys(answers).filter((name) => !fields.has(name)).length;
    return { candidate, unknown, fields: fields.size };
  });
  rated.sort((one, other) => one.unknown - other.unknown || one.fields - other.fields);
  return rated[0]?.candidate;
}
