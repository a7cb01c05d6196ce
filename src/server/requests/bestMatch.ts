import { type Answers, describedFields, fieldOf } from '#engine';
import type { ResolvedRequestType } from '../definitions/requestTypes';

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
