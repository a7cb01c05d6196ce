import { isObject, type Schema } from '#engine';
import { type PartKind, propertiesOf } from './parts';

/** A new part with what it cannot be without, still empty; `others` are those that there are. */
export const emptyPart = (kind: PartKind, others: unknown): { [name: string]: unknown } =>
  Object.fromEntries(
    propertiesOf({}, kind)
      .filter(({ isNeeded }) => isNeeded)
      .map(({ name, meta }) => [name, name === 'id' ? freeId(kind, others) : emptyOf(meta)]),
  );

function emptyOf(meta: Schema): unknown {
  if ('const' in meta) return meta.const;
  if (Array.isArray(meta.enum)) return meta.enum[0];
  if (meta.type === 'integer') return meta.minimum ?? 0;
  if (meta.type === 'boolean') return false;
  if (meta.type === 'array') return [];
  return meta.type === 'string' ? '' : {};
}

/** `step1`, or the next one that is free. */
function freeId({ name }: PartKind, others: unknown): string {
  const taken = Array.isArray(others)
    ? others.map((one): unknown => (isObject(one) ? one.id : undefined))
    : [];
  const word = name.replace(/s$/, '');
  let number = 1;
  while (taken.includes(word + number)) number++;
  return word + number;
}
