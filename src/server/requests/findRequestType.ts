import { type Answers, describedFields, fieldOf, type RequestRules } from '#engine';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import type { Services } from '../services';

/** How a call beside the steps says which request type it is about; the specification's own calls do not. */
export interface Named {
  request_type?: string;
  etli_sub_type?: string;
}

/** The request types that a call can be about. */
export async function kindsNamed(
  { requestTypes }: Services,
  { request_type, etli_sub_type }: Named,
  is: (rules: RequestRules) => boolean,
): Promise<ResolvedRequestType[]> {
  const kinds = await requestTypes.filter(is);
  return kinds.filter(
    ({ type, subType }) =>
      (request_type ?? type.key) === type.key && (etli_sub_type ?? subType.code) === subType.code,
  );
}

/** Of several the one whose questions were answered: it lacks the fewest of them, and asks the least besides. */
export function fittest(
  kinds: ResolvedRequestType[],
  answers: Answers,
): ResolvedRequestType | undefined {
  const rated = kinds.map((kind) => {
    const { schema } = kind.type.failFast;
    const asked = new Set(describedFields(schema).map(({ at }) => fieldOf(at)));
    const lacking = Object.keys(answers).filter((name) => !asked.has(name)).length;
    return { kind, lacking, besides: asked.size };
  });
  rated.sort((one, other) => one.lacking - other.lacking || one.besides - other.besides);
  return rated[0]?.kind;
}
