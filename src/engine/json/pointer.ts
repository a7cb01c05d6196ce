import type { Pointer } from '../definition/definition';

const barred = new Set(['__proto__', 'constructor', 'prototype']);

/** `/a/b~1c` → `['a', 'b/c']` (RFC 6901). The empty pointer names the whole and has no parts. */
export function partsOf(pointer: Pointer): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The parts of a pointer as text again; `pointerOf('a', 0)` is `/a/0`. */
export function pointerOf(...parts: (string | number)[]): Pointer {
  return parts
    .map((part) => '/' + String(part).replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('');
}

/** What stands at a pointer, or `undefined` where it leads nowhere. Inherited properties do not count. */
export function getAt(whole: unknown, pointer: Pointer): any {
  let value: any = whole;
  for (const part of partsOf(pointer)) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, part))
      return undefined;
    value = value[part];
  }
  return value;
}

/** Writes into `whole`, making objects on the way. `undefined` removes. */
export function setAt(whole: object, pointer: Pointer, value: unknown): void {
  const parts = partsOf(pointer);
  const last = parts.pop();
  if (last === undefined || barred.has(last) || parts.some((part) => barred.has(part)))
    throw new Error(`"${pointer}" cannot be written to.`);
  let parent: any = whole;
  for (const part of parts) {
    if (parent[part] === null || typeof parent[part] !== 'object') parent[part] = {};
    parent = parent[part];
  }
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** The first part: the field of the answers in which a pointer lies. */
export function fieldOf(pointer: Pointer): string {
  return partsOf(pointer)[0] ?? '';
}
