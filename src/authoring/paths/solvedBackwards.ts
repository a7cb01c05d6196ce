import {
  type CompiledDefinition,
  documentOf,
  getAt,
  isObject,
  type Pointer,
  type Schema,
} from '#engine';
import { type Change, changed } from '../draft/candidate';
import { withLoaded } from '../draft/contextChanges';
import { candidates } from '../fill/candidates';
import { meets } from '../fill/meets';
import { Random } from '../fill/random';
import type { Domains, Variable } from './formula';
import { instanceOf } from './instanceOf';
import type { Model } from './model';
import type { World } from './world';

/** The changes of the records of an example with which the values that they decide are of these classes. */
export function solvedBackwards(
  { request }: CompiledDefinition,
  { variables }: Model,
  { example, context }: World,
  values: Domains,
): Change[] {
  let now = example;
  const root = () => ({
    ...documentOf({ ...context, ...now.customer }, {}),
    ...(now.loaded && { loaded: now.loaded }),
  });
  const changes: Change[] = [];
  const set = (at: Pointer, value: unknown) => {
    const found: Change[] = at.startsWith('/loaded/')
      ? withLoaded({ ...context, loaded: now.loaded ?? context.loaded }, at, value)
      : /^\/(customer|policy|link)\//.test(at)
        ? [[at, value]]
        : [];
    changes.push(...found);
    now = changed(now, found);
  };
  const give = (at: Pointer, tests: Schema[], isAnswered: boolean) => {
    const around = { root: root(), parent: root(), today: example.today };
    const known: unknown = getAt(root(), at);
    const fits = (value: unknown) => tests.every((one) => meets(value, one, around));
    const isThere = known !== undefined && known !== null && known !== '';
    if (isThere === isAnswered && (!isAnswered || fits(known))) return;
    if (!isAnswered) return set(at, undefined);
    for (const value of valuesFor(tests, around)) if (fits(value)) return set(at, value);
  };
  for (const variable of variables.all) {
    const { isAnswered, tests } = wantedOf(variable, values);
    if (!variable.at.startsWith('/answers/')) give(variable.at, tests, isAnswered);
    else {
      const source = request.prefill?.[variable.at.slice('/answers'.length)];
      if (typeof source === 'string') give(source, tests, isAnswered);
      else if (isObject(source) && 'has' in source)
        give(
          source.has as Pointer,
          [],
          meets(true, { allOf: tests }, { root: {}, parent: {}, today: '' }),
        );
      else if (isObject(source) && 'same' in source) {
        const [one, other] = source.same as [Pointer, Pointer];
        const isSame = meets(true, { allOf: tests }, { root: {}, parent: {}, today: '' });
        const value: unknown = getAt(root(), other);
        give(one, [isSame ? { const: value } : { not: { const: value } }], true);
      }
    }
  }
  return changes;
}

function wantedOf({ index, leaves, classes }: Variable, values: Domains) {
  const [one] = values[index]! as [number];
  const tests = leaves.flatMap(({ schema, truths }) =>
    schema ? [truths[one] ? schema : { not: schema }] : [],
  );
  return { isAnswered: classes[one]!.isAnswered, tests };
}

function* valuesFor(
  tests: Schema[],
  around: { root: unknown; parent: unknown; today: string },
): Generator<unknown> {
  yield* candidates(tests, around, new Random(0, 0));
  for (const { contains } of tests) if (contains) yield [instanceOf(contains)];
  yield* [[], 'A1', 'B2', true, false, 1];
}
