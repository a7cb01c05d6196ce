import { isObject, keywords, pointerOf, type Schema } from '#engine';

/** The words of JSON Schema that an answer can break, by the type of the answer. */
const words: { [type: string]: string[] } = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
  object: [],
};
const always = ['enum', 'const'];
for (const { name, type: types, validate } of keywords)
  if (validate || name === 'proof') for (const type of [types].flat()) words[type]!.push(name);

export function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return isObject(value) ? 'object' : typeof value;
}

/** The rules of one part of a schema, as pointers below it; `required` once for each name. `type`: of the value. */
export function rulesAt(part: Schema, type: string): string[] {
  const own = [...always, ...(words[type === 'integer' ? 'number' : type] ?? [])].filter((word) =>
    Object.hasOwn(part, word),
  );
  const required: string[] = type === 'object' ? (part.required ?? []) : [];
  return [
    ...own.map((word) => pointerOf(word)),
    ...required.map((name) => pointerOf('required', name)),
  ];
}
