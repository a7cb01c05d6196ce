import { type Definition, pointerOf, type Schema } from '#engine';
import { subschemas } from '../../walk';
import type { Check, Violation } from './check';
import { testsOf } from '../shared/conditions';
import { isClosed } from '../shared/vocabulary';

const alternatives =
  'Write a constant with a title for each choice ({ "const": "A", "title": "Savings" }), or an object for each case with another constant of the same property; for anything else one if for each case.';

/** Keywords of JSON Schema that are not supported, with what to write instead. */
const unsupported: { [keyword: string]: string } = {
  dependencies: 'Write a list of names, or a schema, for each field that something depends on.',
  anyOf: alternatives,
  oneOf: alternatives,
  not: 'Write a rule that says what is allowed.',
  additionalProperties: isClosed,
  patternProperties: 'List each field under properties.',
  propertyNames: 'Remove it: the names of the fields are those under properties.',
  minProperties: 'Name the fields of which one must be answered under "anyRequired".',
  maxProperties:
    'Remove it, or name the fields of which only one may be answered under "atMostOne".',
};

/** Whether schema.json may use a keyword of JSON Schema. */
export const isSupportedKeyword = (keyword: string): boolean =>
  !Object.hasOwn(unsupported, keyword);

/** The keywords that a condition may use on a field. */
export const conditionKeywords = (
  'const enum contains minItems maxItems minimum maximum exclusiveMinimum exclusiveMaximum multipleOf ' +
  'minLength maxLength pattern format not upload ' +
  'ageBelow ageAtLeast before after notBefore notAfter withinDays numberAtLeast numberAtMost sameAs differsFrom'
).split(' ');

export const schemaDialect: Check = {
  id: 'schema-dialect',
  isOfStructure: true,
  *run({ definition }) {
    yield* unsupportedIn(definition.schema, '');
    yield* invalidTests(definition);
  },
};

function* unsupportedIn(schema: Schema, at: string): Generator<Violation> {
  for (const [keyword, instead] of Object.entries(unsupported))
    if (keyword in schema)
      yield {
        file: 'schema',
        at: at + pointerOf(keyword),
        target: 'name',
        message: `The keyword "${keyword}" is not supported${keyword.endsWith('Of') ? ' in this form' : ''}. ${instead}`,
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
        message: `The condition on "${name}" asks nothing of its value. Add what it must be, such as const, enum, contains, minimum or before; to ask only whether it is answered, leave "${name}" under "required" and remove it here.`,
      };
  }
}
