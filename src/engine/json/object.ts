/** Whether a value is an object, not `null` and not a list. */
export function isObject(value: unknown): value is Record<string, any> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export const isEmptyObject = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === 0;
