import { isObject } from '#engine';
import type { Rewrite } from './rewrite';

/** `else` becomes the `then` of a second condition, the opposite of the first. */
export const otherwise: Rewrite = (schema, { move }) => {
  const { if: condition, else: consequence } = schema;
  if (!isObject(condition) || !isObject(consequence)) return;
  if (schema.allOf !== undefined && !Array.isArray(schema.allOf)) return;
  schema.allOf ??= [];
  const at = `/allOf/${schema.allOf.length}`;
  schema.allOf.push({ if: { not: structuredClone(condition) }, then: consequence });
  delete schema.else;
  if (schema.then === undefined) delete schema.if;
  move(at, '/else');
  move(`${at}/then`, '/else');
  for (const place of [`${at}/if`, `${at}/if/not`]) move(place, '/if');
};
