import { pointerOf, type Schema } from '#engine';
import { subschemas } from '../../walk';
import type { Check, Violation } from './check';

/** Keywords of JSON Schema that are not supported, with what to write instead. */
const unsupported: { [keyword: string]: string } = {
  else: 'Write a second if with the opposite condition.',
  dependencies: 'Write an if that lists the field under required.',
  anyOf: 'Write one if for each case.',
  oneOf: 'Write an enum, or one if for each case.',
  not: 'Write a rule that says what is allowed.',
  additionalProperties: 'Remove it: a field that no rule describes is rejected anyway.',
  pattern: 'Use a format: formats are tested to be fast on every text.',
  patternProperties: 'List each field under properties.',
};

/** The keywords that a condition may use on a field. */
const conditionKeywords = ['const', 'enum', 'ageBelow', 'ageAtLeast'];

export const schemaDialect: Check = {
  id: 'schema-dialect',
  run: ({ definition }) => unsupportedIn(definition.schema, ''),
};

function* unsupportedIn(schema: Schema, at: string): Generator<Violation> {
  for (const [keyword, instead] of Object.entries(unsupported))
    if (keyword in schema)
      yield {
        file: 'schema',
        at: at + pointerOf(keyword),
        target: 'name',
        message: `The keyword "${keyword}" is not supported. ${instead}`,
      };
  if (schema.if) yield* invalidTests(schema.if, `${at}/if`);
  for (const { schema: inner, location } of subschemas(schema, at))
    yield* unsupportedIn(inner, location);
}

function* invalidTests(condition: Schema, at: string): Generator<Violation> {
  for (const [i, one] of ((condition.anyOf ?? []) as Schema[]).entries())
    yield* invalidTests(one, `${at}/anyOf/${i}`);
  for (const [name, schema] of Object.entries<Schema>(condition.properties ?? {})) {
    const location = `${at}/properties${pointerOf(name)}`;
    if (!(condition.required ?? []).includes(name))
      yield {
        file: 'schema',
        at: location,
        target: 'name',
        message: `"${name}" is tested but not required, so the condition is true before it is answered. Add "${name}" to "required" of this if.`,
      };
    if (schema.properties) yield* invalidTests(schema, location);
    else if (!conditionKeywords.some((keyword) => keyword in schema))
      yield {
        file: 'schema',
        at: location,
        message: `The condition on "${name}" has no const, enum or age. Add the values that it requires.`,
      };
  }
}
