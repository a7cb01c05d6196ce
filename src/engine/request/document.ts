import type { Answers, Context, Document } from '../definition/definition';

/** The one document that the maps and conditions of request.json point into. */
export function documentOf(context: Context, answers: Answers): Document {
  const { customer, policy, subType, loaded = {}, steps = {}, today, attempt, link } = context;
  return {
    customer,
    policy,
    subType,
    loaded,
    answers,
    steps,
    today,
    ...(attempt !== undefined && { attempt }),
    ...(link && { link }),
  };
}

/** Whether a part of request.json reads something below a name at the root of the {@link Document}. */
export function refersTo(part: unknown, root: (typeof documentRoots)[number]): boolean {
  const text = JSON.stringify(part) ?? '';
  // As a pointer, or as a property in a condition.
  return text.includes(`"/${root}`) || text.includes(`"${root}"`);
}

/** The names at the root of a {@link Document} with which a pointer of request.json may begin. */
export const documentRoots = [
  'customer',
  'policy',
  'subType',
  'loaded',
  'answers',
  'steps',
  'today',
  'attempt',
  'link',
] as const satisfies (keyof Document)[];
