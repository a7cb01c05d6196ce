import { isObject, type Pointer, pointerOf, type Schema } from '#engine';
import { branchesOf, type Guard } from '../values/branches';
import type { Check } from './check';

/** A field that is shown by conditions alone, and another one that such a condition tests. */
interface Edge {
  shown: Pointer;
  tested: Pointer;
  /** Whether the condition can be true without an answer to what it tests. */
  mayLack: boolean;
  guard: Guard;
}

export const hidesItself: Check = {
  id: 'hides-itself',
  isOfStructure: true,
  *run({ definition: { schema } }) {
    const edges = edgesOf(schema);
    const reported = new Set<Pointer>();
    for (const { shown, tested, mayLack, guard } of edges) {
      if (!mayLack || reported.has(guard.at)) continue;
      const circle = pathOf(edges, tested, shown);
      if (!circle) continue;
      reported.add(guard.at);
      yield { file: 'schema', at: guard.at, target: 'name', message: messageOf(shown, circle) };
    }
  },
};

/** `circle`: from what the condition tests to what it shows. */
function messageOf(shown: Pointer, circle: Pointer[]): string {
  const [tested, ...others] = circle.map((field) => `"${field}"`);
  const through = others.slice(0, -1);
  const how =
    others.length === 0
      ? `shows "${shown}" and tests it`
      : `shows "${shown}" and tests ${tested}, which is shown by "${shown}" in turn${through.length > 0 ? ` (through ${through.join(' and ')})` : ''}`;
  return `This condition ${how}, and is true where there is no answer. An answer that hides its own field would be on the form and not be sent. Test another field, or describe "${shown}" outside of this then.`;
}

/** Of each field without a description that always holds, what decides whether it is shown. */
function edgesOf(schema: Schema): Edge[] {
  const { descriptions } = branchesOf(schema);
  const always = new Set(descriptions.filter((one) => one.guards.length === 0).map(({ at }) => at));
  return descriptions
    .filter(({ at }) => !always.has(at))
    .flatMap(({ at, guards }) =>
      guards.flatMap((guard) =>
        [...testsIn(guard.condition, guard.scope)].map((test) => ({ shown: at, ...test, guard })),
      ),
    );
}

/** The fields that a condition tests, those within `not` with the opposite meaning. */
function* testsIn(
  condition: Schema,
  scope: Pointer,
  isNegated = false,
): Generator<Pick<Edge, 'tested' | 'mayLack'>> {
  const required: unknown[] = condition.required ?? [];
  for (const name of Object.keys(condition.properties ?? {}))
    yield {
      tested: scope + pointerOf(name),
      mayLack: isNegated || !required.includes(name),
    };
  for (const [name, part] of Object.entries<Schema>(condition.properties ?? {}))
    if (isObject(part)) yield* testsIn(part, scope + pointerOf(name), isNegated);
  for (const name of required)
    if (typeof name === 'string') yield { tested: scope + pointerOf(name), mayLack: isNegated };
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const part of (condition[keyword] ?? []) as Schema[])
      yield* testsIn(part, scope, isNegated || keyword === 'oneOf');
  if (isObject(condition.not)) yield* testsIn(condition.not, scope, !isNegated);
}

/**
 * The fields on the way from one to another, each shown by the next, over an even number of conditions that are true
 * without an answer: with the one that it is asked for the number is odd. Two of them, each of which hides what the
 * other one shows, come to rest.
 */
function pathOf(edges: Edge[], from: Pointer, to: Pointer): Pointer[] | undefined {
  const ways = [{ path: [from], isOdd: false }];
  const seen = new Set([`${from} false`]);
  for (const { path, isOdd } of ways) {
    const field = path.at(-1)!;
    if (field === to && !isOdd) return path;
    for (const { shown, tested, mayLack } of edges) {
      const next = { path: [...path, tested], isOdd: isOdd !== mayLack };
      const state = `${tested} ${next.isOdd}`;
      if (shown !== field || seen.has(state)) continue;
      seen.add(state);
      ways.push(next);
    }
  }
  return undefined;
}
