import { customerFields, type Definition, documentRoots, partsOf, policyFields } from '#engine';
import { nearest } from '../nearest';
import type { Check, Violation, Subject } from './check';
import { type Condition, conditionsOf, testsIn } from './conditions';

export const conditionName: Check = {
  id: 'condition-name',
  explains: 'A condition of request.json on what is not there holds for everybody, or for nobody.',
  run: (subject) =>
    conditionsOf(subject.definition)
      .filter(({ part, over }) => part === 'request' && over !== 'response')
      .flatMap((condition) =>
        [...testsIn(condition.condition)].flatMap(({ path, place }): Violation[] => {
          const known = namesAt(subject, condition, path.slice(0, -1));
          const name = path.at(-1)!;
          if (!known || known.includes(name)) return [];
          const close = nearest(name, [...known]);
          const hint = close
            ? `Did you mean "${close}"?`
            : `There are: ${known.join(', ') || 'none'}.`;
          return [
            {
              part: 'request',
              at: condition.at + place,
              which: 'name',
              message: `"${name}" is not there. ${hint}`,
            },
          ];
        }),
      ),
};

const roots: readonly string[] = documentRoots;

/** The names that may stand below a path; nothing where nobody knows them. */
function namesAt(
  { definition, fields }: Subject,
  { over, at }: Condition,
  path: string[],
): readonly string[] | undefined {
  if (over === 'policy') return path.length === 0 ? policyFields : undefined;
  const [root, ...below] = path;
  if (root === undefined) return at.startsWith('/submitWhen/') ? [...roots, 'first'] : roots;
  if (below.length > 0) return undefined;
  const answers = fields.filter((field) => partsOf(field.at).length === 1);
  const known: { [root: string]: readonly string[] } = {
    customer: customerFields,
    policy: policyFields,
    subType: ['name', 'code'],
    loaded: (definition.request.load ?? []).flatMap(({ keep }) =>
      Object.keys(keep).map((to) => partsOf(to)[0]!),
    ),
    answers: [...new Set(answers.map((field) => partsOf(field.at)[0]!))],
    steps: stepsBefore(definition, at),
  };
  return root === 'first' ? known.answers : known[root];
}

/** The steps whose response is there when a condition is asked; its own too, for a pause. */
function stepsBefore({ request }: Definition, at: string): string[] {
  const [, index, word] = /^\/steps\/(\d+)\/(\w+)/.exec(at) ?? [];
  if (index === undefined) return request.steps.map(({ id }) => id);
  const last = Number(index) + (word === 'pause' ? 1 : 0);
  return request.steps.slice(0, last).map(({ id }) => id);
}
