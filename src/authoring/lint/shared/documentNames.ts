import { customerFields, type Definition, documentRoots, fieldOf, policyFields } from '#engine';

/** The properties of the document that request.json reads. */
export const documentNames: readonly string[] = documentRoots;

/** The names under each property of the document; a property that is not listed may hold any. */
export function namesUnder(
  { request }: Definition,
  answers: string[],
  steps: string[],
): { [name: string]: readonly string[] } {
  return {
    customer: customerFields,
    policy: policyFields,
    subType: ['name', 'code'],
    loaded: (request.load ?? []).flatMap(({ keep }) => Object.keys(keep).map(fieldOf)),
    answers,
    steps,
  };
}
