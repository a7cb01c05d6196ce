import { getAt, isObject, type Schema } from '#engine';

const known = new WeakMap<object, Schema>();

/** A part of a metaschema without `$ref` and `allOf`; `named` is the definition that it refers to. */
export function plainMeta(meta: unknown, whole: Schema): Schema {
  if (!isObject(meta)) return {};
  const before = known.get(meta);
  if (before) return before;
  const plain = merged(meta, whole, 0);
  known.set(meta, plain);
  return plain;
}

function merged(meta: unknown, whole: Schema, depth: number): Schema {
  if (!isObject(meta) || depth > 4) return {};
  const { $ref, allOf, ...own } = meta as Schema;
  const isReference = typeof $ref === 'string' && $ref.startsWith('#/');
  const target = isReference ? getAt(whole, $ref.slice(1)) : {};
  const parts = [target, ...((allOf ?? []) as unknown[])].map((part) =>
    merged(part, whole, depth + 1),
  );
  return Object.assign({}, ...parts, isReference && { named: $ref.split('/').at(-1) }, own);
}
