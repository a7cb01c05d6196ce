import { isGroup, keywords, pointerOf, type Schema } from '#engine';

/** The assertions of JSON Schema and of our vocabulary, by the type of answer to which they apply. */
const assertions: { [type: string]: string[] } = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
  object: [],
};
const ofEveryType = ['enum', 'const'];
for (const { name, type: types, validate } of keywords)
  if (validate || name === 'proof') for (const type of [types].flat()) assertions[type]!.push(name);

/** The assertions of one subschema on an answer of a type, as pointers; `required` once for each name. */
export function assertionsOf(schema: Schema, type: string): string[] {
  const ofType = assertions[type === 'integer' ? 'number' : type] ?? [];
  const own = [...ofEveryType, ...ofType].filter((keyword) => Object.hasOwn(schema, keyword));
  // A required group is always there.
  const required = (type === 'object' ? ((schema.required ?? []) as string[]) : []).filter(
    (name) => !isGroup(schema.properties?.[name] ?? {}),
  );
  return [
    ...own.map((keyword) => pointerOf(keyword)),
    ...required.map((name) => pointerOf('required', name)),
  ];
}
