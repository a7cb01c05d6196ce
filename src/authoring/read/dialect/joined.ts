import { isObject, type Schema, sortedJson } from '#engine';
import type { Rewrite } from './rewrite';

/** Keywords that mean something else beside others, or that the engine reads within `allOf`. */
const staying = new Set(
  'if then else allOf anyOf oneOf not properties patternProperties additionalProperties required contains minContains maxContains items $ref'.split(
    ' ',
  ),
);

/** What the parts of an `allOf` say of one answer is said of it itself, as far as it does not say the same keyword. */
export const joined: Rewrite = (schema, { at, move }) => {
  const parts: unknown = schema.allOf;
  if (at === '' || !Array.isArray(parts)) return;
  const left: unknown[] = [];
  for (const [i, part] of parts.entries()) {
    const rest = isObject(part) && !('if' in part) ? lift(part, `/allOf/${i}`) : part;
    if (isObject(rest) && Object.keys(rest).length === 0) continue;
    move(`/allOf/${left.length}`, `/allOf/${i}`);
    left.push(rest);
  }
  if (left.length > 0) schema.allOf = left;
  else delete schema.allOf;

  /** What stays of a part. A part may be that of other answers, too. */
  function lift(part: Schema, place: string): Schema {
    const rest: Schema = {};
    for (const [keyword, value] of Object.entries(part)) {
      if (!staying.has(keyword) && !Object.hasOwn(schema, keyword)) {
        schema[keyword] = value;
        move(`/${keyword}`, `${place}/${keyword}`);
      } else if (staying.has(keyword) || sortedJson(schema[keyword]) !== sortedJson(value))
        rest[keyword] = value;
    }
    return rest;
  }
};
