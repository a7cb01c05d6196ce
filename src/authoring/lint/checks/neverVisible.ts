import { type Json, type Pointer, pointerOf, type Schema } from '#engine';
import type { Check, Violation } from './check';
import { testsIn } from './conditions';

export const neverVisible: Check = {
  id: 'never-visible',
  explains: 'A field behind two conditions that exclude each other is never shown.',
  run: ({ definition }) => [...walk(definition.schema, '', new Map())],
};

/** The values that the conditions so far leave to each tested answer. */
type Left = Map<string, Json[]>;

function* walk(part: Schema, place: Pointer, left: Left): Generator<Violation> {
  if (part.if && part.then) {
    const inner = narrowed(left, part.if);
    const excluded = [...inner].find(([, values]) => values.length === 0);
    const shown = Object.keys(part.then.properties ?? {});
    if (excluded && shown.length > 0)
      yield {
        part: 'schema',
        at: `${place}/then/properties${pointerOf(shown[0]!)}`,
        which: 'name',
        message: `"${shown.join('", "')}" never shows: the conditions around it ask for different values of "${excluded[0]}". Correct one of them.`,
      };
    else yield* walk(part.then, `${place}/then`, inner);
  }
  for (const [i, rule] of ((part.allOf ?? []) as Schema[]).entries())
    yield* walk(rule, place + pointerOf('allOf', i), left);
  // Inside an object or a list entry the same names mean other answers.
  for (const [name, inner] of Object.entries<Schema>(part.properties ?? {}))
    yield* walk(inner, place + pointerOf('properties', name), new Map());
  if (part.items) yield* walk(part.items, `${place}/items`, new Map());
}

function narrowed(left: Left, condition: Schema): Left {
  const inner = new Map(left);
  for (const { path, values } of testsIn(condition)) {
    if (!values) continue;
    const name = path.join('/');
    const before = inner.get(name);
    inner.set(name, before ? before.filter((value) => values.includes(value)) : values);
  }
  return inner;
}
