import type { Pointer } from '../definition/definition';
import { isObject } from './object';

/** Names through which a write would reach the prototype of every object. */
export const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** The parts of a pointer (RFC 6901): `/a/b~1c` → `['a', 'b/c']`. The empty pointer names the root and has none. */
export function partsOf(pointer: Pointer): readonly string[] {
  let parts = knownParts.get(pointer);
  if (!parts) {
    parts = split(pointer);
    if (knownParts.size >= mostKnown) knownParts.clear();
    if (pointer.length <= longestKnown) knownParts.set(pointer, parts);
  }
  return parts;
}

/** Every answer is read by its pointer again and again. Bounded, because some pointers name what a caller sent. */
const knownParts = new Map<Pointer, readonly string[]>();
const mostKnown = 4096;
const longestKnown = 200;

function split(pointer: Pointer): string[] {
  if (pointer === '') return [];
  const parts = pointer.slice(1).split('/');
  if (!pointer.includes('~')) return parts;
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer with these parts: `pointerOf('a', 0)` is `/a/0`. */
export function pointerOf(...parts: (string | number)[]): Pointer {
  let pointer = '';
  for (const part of parts) pointer += `/${escaped(String(part))}`;
  return pointer;
}

/** Most names need no escape, and every answer is named often. */
const escaped = (part: string): string =>
  part.includes('~') || part.includes('/')
    ? part.replaceAll('~', '~0').replaceAll('/', '~1')
    : part;

/** The pointer to what holds the value: `/a/b` → `/a`. */
export const parentOf = (pointer: Pointer): Pointer =>
  pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

/** The value at a pointer, or `undefined` if there is none. Inherited properties do not count. */
export function getAt(whole: unknown, pointer: Pointer): any {
  let value: any = whole;
  for (const part of partsOf(pointer)) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, part))
      return undefined;
    value = value[part];
  }
  return value;
}

/** Whether a name is a place in a list, one of the first hundred. */
export const isPlace = (name: string): boolean => /^(0|[1-9]\d?)$/.test(name);

/**
 * Sets the value at a pointer and creates what is missing on the path: a list for a place in it, else an object;
 * `undefined` deletes it. Throws for the root and for names that would reach a prototype.
 */
export function setAt(whole: object, pointer: Pointer, value: unknown): void {
  const parts = partsOf(pointer).slice(0, -1);
  const last = partsOf(pointer).at(-1);
  if (last === undefined || unsafeNames.has(last) || parts.some((part) => unsafeNames.has(part)))
    throw new Error(`"${pointer}" cannot be written to.`);
  let parent: any = whole;
  for (const [i, part] of parts.entries()) {
    if (parent[part] === null || typeof parent[part] !== 'object')
      parent[part] = isPlace(parts[i + 1] ?? last) ? [] : {};
    parent = parent[part];
  }
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** A copy with another value at the pointer; `undefined` removes it. Other parts stay the same objects. */
export function withAt<T extends object>(whole: T, at: Pointer, value: unknown): T {
  return change(whole, partsOf(at), value) as T;
}

/** A copy with other values at several pointers, see {@link withAt}. The whole is copied once. */
export function withAllAt<T extends object>(whole: T, values: [at: Pointer, value: unknown][]): T {
  if (values.length === 0) return whole;
  const copy: Record<string, unknown> = { ...(whole as Record<string, unknown>) };
  for (const [at, value] of values) {
    const [name, ...rest] = partsOf(at) as readonly [string, ...string[]];
    const changed = change(Object.hasOwn(copy, name) ? copy[name] : undefined, rest, value);
    if (changed === undefined) delete copy[name];
    else copy[name] = changed;
  }
  return copy as T;
}

function change(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    const copy: unknown[] = [...whole];
    copy[Number(name)] = change(copy[Number(name)], rest, value);
    return copy;
  }
  const copy: { [name: string]: unknown } = isObject(whole) ? { ...whole } : {};
  const changed = change(copy[name], rest, value);
  if (changed === undefined) delete copy[name];
  else copy[name] = changed;
  return copy;
}

/** The first part of a pointer: the field, if it points into the answers. */
export function fieldOf(pointer: Pointer): string {
  return partsOf(pointer)[0] ?? '';
}
