import { partsOf, type Pointer } from '#engine';

/** A copy with another value at the pointer; `undefined` removes it. Other parts stay the same objects. */
export function withAt<T extends object>(whole: T, at: Pointer, value: unknown): T {
  return change(whole, partsOf(at), value) as T;
}

function change(whole: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    const copy: unknown[] = [...whole];
    copy[Number(name)] = change(copy[Number(name)], rest, value);
    return copy;
  }
  const copy: { [name: string]: unknown } = { ...(whole as object | undefined) };
  const changed = change(copy[name], rest, value);
  if (changed === undefined) delete copy[name];
  else copy[name] = changed;
  return copy;
}
