/** The entry of a list whose property is this value; none where the value or the list is not there. */
export function findEntry(list: unknown, property: string, value: unknown): unknown {
  return Array.isArray(list) && value !== undefined
    ? list.find((entry) => entry?.[property] === value)
    : undefined;
}
