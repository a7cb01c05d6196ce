/** The entry of a list whose property has this value; `undefined` without value, list or entry. */
export function findEntry(list: unknown, property: string, value: unknown): unknown {
  return Array.isArray(list) && value !== undefined
    ? list.find((entry) => entry?.[property] === value)
    : undefined;
}
