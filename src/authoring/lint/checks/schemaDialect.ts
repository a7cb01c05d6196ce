import { type Definition, pointerOf, type Schema } from '#engine';
import { schemasIn, subschemas } from '../../walk';
import type { Check, Violation } from './check';
import { testsOf } from '../shared/conditions';

/** Keywords of JSON Schema that are not supported, with what to write instead. */
const unsupported: { [keyword: string]: string } = {
  else: 'Write a second if with the opposite condition.',
  dependencies: 'Write an if that lists the field under required.',
  anyOf: 'Write one if for each case.',
  oneOf: 'Write an enum, or one if for each case.',
  not: 'Write a rule that says what is allowed.',
  additionalProperties: 'Remove it: a field that no rule describes is rejected anyway.',
  patternProperties: 'List each field under properties.',
};

/** The keywords that a condition may use on a field. */
export const conditionKeywords = ['const', 'enum', 'ageBelow', 'ageAtLeast', 'minItems'];

export const schemaDialect: Check = {
  id: 'schema-dialect',
  isOfStructure: true,
  *run({ definition }) {
    yield* unsupportedIn(definition.schema, '');
    yield* patternsIn(definition.schema);
    yield* invalidTests(definition);
  },
};

/** A pattern is not supported in conditions either. */
function* patternsIn(schema: Schema): Generator<Violation> {
  for (const [location, { pattern }] of schemasIn(schema))
    if (pattern !== undefined)
      yield {
        file: 'schema',
        at: `${location}/pattern`,
        target: 'name',
        message:
          'The keyword "pattern" is not supported. Use a format: formats are tested to be fast on every text.',
      };
}

function* unsupportedIn(schema: Schema, at: string): Generator<Violation> {
  for (const [keyword, instead] of Object.entries(unsupported))
    if (keyword in schema)
      yield {
        file: 'schema',
        at: at + pointerOf(keyword),
        target: 'name',
        message: `The keyword "${keyword}" is not supported. ${instead}`,
      };
  for (const { schema: inner, location } of subschemas(schema, at))
    yield* unsupportedIn(inner, location);
}

function* invalidTests(definition: Definition): Generator<Violation> {
  for (const { condition, test } of testsOf(definition)) {
    if (condition.file !== 'schema') continue;
    const { path, location, schema, isRequired } = test;
    const name = path.at(-1)!;
    const at = condition.at + location;
    if (!isRequired)
      yield {
        file: 'schema',
        at,
        target: 'name',
        message: `"${name}" is tested but not required, so the condition is true before it is answered. Add "${name}" to "required" of this if.`,
      };
    if (!schema.properties && !conditionKeywords.some((keyword) => keyword in schema))
      yield {
        file: 'schema',
        at,
        message: `The condition on "${name}" has no const, enum, age or minItems. Add the values that it requires.`,
      };
  }
}
