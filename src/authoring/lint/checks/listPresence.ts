import { isMultipleChoice, isObject, type Pointer, pointerOf, type Schema } from '#engine';
import { conditionsOf } from '../shared/conditions';
import type { Check, CheckInput } from './check';

export const listPresence: Check = {
  id: 'list-presence',
  *run(input) {
    for (const { file, at, condition, instance, field } of conditionsOf(input.definition))
      for (const { location, path } of bareNames(condition, at)) {
        const [root, ...rest] = path;
        const name =
          instance === 'answers'
            ? field + pointerOf(...path)
            : instance === 'document' && root === 'answers'
              ? pointerOf(...rest)
              : '';
        if (isList(input, name))
          yield {
            file,
            at: location,
            message: `${unclear(name)} Test "minItems": 1 under "properties", or put that into a "not" where the list shall have no entries.`,
          };
      }
    for (const [at, source] of Object.entries(input.definition.request.prefill ?? {}))
      if (isObject(source) && 'has' in source) {
        const name = source.has.replace(/^\/answers/, '');
        if (isList(input, name))
          yield {
            file: 'request',
            at: `/prefill${pointerOf(at)}/has`,
            message: `${unclear(name)} Use "choose" with "minItems": 1.`,
          };
      }
  },
};

const unclear = (name: Pointer) =>
  `"${name}" is a list: whether it is missing or empty is one and the same on the way to the server.`;

const isList = ({ fields }: CheckInput, name: Pointer): boolean =>
  fields.some(
    ({ at, schema }) => at === name && schema.type === 'array' && !isMultipleChoice(schema),
  );

/** Whether a test of a list asks no more than that it has few entries, which one without entries has. */
const isOfFew = ({ not, ...test }: Schema): boolean =>
  Object.keys(test).every((keyword) => ['type', 'maxItems'].includes(keyword)) &&
  (not === undefined || (not.minItems > 0 && Object.keys(not).length === 1));

/** Names that a condition requires without a test of their value, or with one that an empty list passes. */
function* bareNames(
  schema: Schema,
  location: Pointer,
  path: string[] = [],
): Generator<{ location: Pointer; path: string[] }> {
  const { properties = {}, required = [], not } = schema;
  for (const [i, name] of (required as string[]).entries())
    if (!Object.hasOwn(properties, name) || isOfFew(properties[name]))
      yield { location: `${location}/required/${i}`, path: [...path, name] };
  for (const [name, part] of Object.entries<Schema>(properties))
    yield* bareNames(part, location + pointerOf('properties', name), [...path, name]);
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const [i, part] of ((schema[keyword] ?? []) as Schema[]).entries())
      yield* bareNames(part, location + pointerOf(keyword, i), path);
  if (isObject(not)) yield* bareNames(not, `${location}/not`, path);
}
