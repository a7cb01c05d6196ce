import { type Json, type Pointer, pointerOf, type Schema } from '#engine';
import { subschemas } from '../../walk';
import type { Check, Violation } from './check';
import { testsIn } from '../shared/conditions';

export const neverVisible: Check = {
  id: 'never-visible',
  run: ({ definition }) => contradictions(definition.schema, '', new Map()),
};

/** The values of each tested answer that satisfy all conditions so far. */
type AllowedValues = Map<string, Json[]>;

function* contradictions(
  schema: Schema,
  at: Pointer,
  allowed: AllowedValues,
): Generator<Violation> {
  for (const { keyword, schema: inner, location } of subschemas(schema, at)) {
    if (keyword === 'then') {
      if (!schema.if) continue;
      const narrowed = narrow(allowed, schema.if);
      const impossible = [...narrowed].find(([, values]) => values.length === 0);
      const shown = Object.keys(inner.properties ?? {});
      if (impossible && shown.length > 0)
        yield {
          file: 'schema',
          at: `${location}/properties${pointerOf(shown[0]!)}`,
          target: 'name',
          message: `"${shown.join('", "')}" is never shown: the conditions around it require different values of "${impossible[0]}". Correct one of them.`,
        };
      else yield* contradictions(inner, location, narrowed);
    } else
      // Inside an object or a list entry the same names are other answers.
      yield* contradictions(inner, location, keyword === 'allOf' ? allowed : new Map());
  }
}

function narrow(allowed: AllowedValues, condition: Schema): AllowedValues {
  const narrowed = new Map(allowed);
  for (const { path, values, isAlternative } of testsIn(condition)) {
    if (!values || isAlternative) continue;
    const name = path.join('/');
    const before = narrowed.get(name);
    narrowed.set(name, before ? before.filter((value) => values.includes(value)) : values);
  }
  return narrowed;
}
