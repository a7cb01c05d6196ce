import { isObject, pointerOf } from '#engine';
import type { Rewrite } from './rewrite';

/** What `anyOf` and `oneOf` of schemas that only require one name each say of these names. */
const meanings = { anyOf: ['anyRequired'], oneOf: ['anyRequired', 'atMostOne'] };

/** `anyOf` of required names becomes `anyRequired`: one of them is enough. Of `oneOf` one is allowed, too. */
export const anyRequired: Rewrite = (schema, { move }) => {
  for (const [keyword, said] of Object.entries(meanings)) {
    const branches: unknown = schema[keyword];
    const isTaken = said.some((one) => one in schema);
    if (!Array.isArray(branches) || branches.length < 2 || isTaken) continue;
    const names = branches.flatMap((branch) => namesIn(branch, 1));
    if (names.length < branches.length) continue;
    delete schema[keyword];
    for (const one of said) {
      schema[one] = [...names];
      move(pointerOf(one), pointerOf(keyword));
      for (const i of names.keys()) move(pointerOf(one, i), `${pointerOf(keyword, i)}/required/0`);
    }
  }
};

/** `not` around two required names becomes `atMostOne`. */
export const atMostOne: Rewrite = (schema, { move }) => {
  const names = namesIn(schema.not, 2);
  if (names.length === 0 || 'atMostOne' in schema) return;
  delete schema.not;
  schema.atMostOne = names;
  move('/atMostOne', '/not');
  for (const i of names.keys()) move(pointerOf('atMostOne', i), pointerOf('not', 'required', i));
};

/** The names that a schema requires, where it says nothing else, and requires so many. */
function namesIn(schema: unknown, count: number): string[] {
  if (!isObject(schema) || Object.keys(schema).some((keyword) => keyword !== 'required')) return [];
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const names = required.filter((name): name is string => typeof name === 'string');
  return required.length === count && names.length === count ? names : [];
}
