import { pointerOf, type Schema } from '#engine';
import type { Check, Violation } from './check';

/** Words of JSON Schema that the form cannot draw safely, with what to write instead. */
const barred: { [word: string]: string } = {
  else: 'Write a second if with the opposite condition.',
  dependencies: 'Write an if with the field in required.',
  anyOf: 'Write one if for each case.',
  oneOf: 'Write an enum, or one if for each case.',
  not: 'Write a rule that says what holds.',
  additionalProperties: 'Leave it out: what no rule describes is refused anyway.',
  pattern: 'Use a format: those are proved to be fast on every text.',
  patternProperties: 'Name each field under properties.',
};

/** What a condition may ask of a field. */
const asking = ['const', 'enum', 'ageBelow', 'ageAtLeast'];

export const schemaDialect: Check = {
  id: 'schema-dialect',
  explains:
    'One dialect of conditions: if (const, enum or an age, each tested field also in required) with then.',
  run({ definition }) {
    return [...walk(definition.schema, '')];
  },
};

function* walk(schema: Schema, at: string): Generator<Violation> {
  for (const [word, instead] of Object.entries(barred))
    if (word in schema)
      yield {
        part: 'schema',
        at: at + pointerOf(word),
        which: 'name',
        message: `"${word}" is not part of our dialect. ${instead}`,
      };
  if (schema.if) yield* condition(schema.if, `${at}/if`);
  for (const [name, part] of Object.entries<Schema>(schema.properties ?? {}))
    yield* walk(part, `${at}/properties${pointerOf(name)}`);
  if (schema.items) yield* walk(schema.items, `${at}/items`);
  if (schema.then) yield* walk(schema.then, `${at}/then`);
  for (const [i, rule] of ((schema.allOf ?? []) as Schema[]).entries())
    yield* walk(rule, `${at}/allOf/${i}`);
}

function* condition(schema: Schema, at: string): Generator<Violation> {
  // "Any of these" is a condition like the others, case by case.
  for (const [i, one] of ((schema.anyOf ?? []) as Schema[]).entries())
    yield* condition(one, `${at}/anyOf/${i}`);
  for (const [name, part] of Object.entries<Schema>(schema.properties ?? {})) {
    const place = `${at}/properties${pointerOf(name)}`;
    if (!(schema.required ?? []).includes(name))
      yield {
        part: 'schema',
        at: place,
        which: 'name',
        message: `"${name}" is tested but not required here, so the condition holds before it is answered. Add "${name}" to the required list of this if.`,
      };
    if (part.properties) yield* condition(part, place);
    else if (!asking.some((word) => word in part))
      yield {
        part: 'schema',
        at: place,
        message: `The condition on "${name}" is neither const nor enum nor an age. Name the values that it asks for.`,
      };
  }
}
