import { isObject, type Schema } from '#engine';
import { isEqual } from '../assertionHolds';

/** Whether two conditions are never true together, as far as one of them is the opposite of the other, or the values of one answer tell. */
export function areApart(one: Schema, other: Schema): boolean {
  if (isEqual(one, other.not) || isEqual(other, one.not)) return true;
  for (const [some, another] of [
    [one, other],
    [other, one],
  ] as const)
    if (Array.isArray(some.allOf) && some.allOf.some((part: Schema) => areApart(part, another)))
      return true;
  const names: string[] = (one.required ?? []).filter((name: string) =>
    other.required?.includes(name),
  );
  return names.some((name) => {
    const [some, others] = [one, other].map((each) => each.properties?.[name]);
    return areOther(some, others) || areOther(others, some);
  });
}

/** Whether one test allows only values that another one excludes. */
function areOther(test: unknown, other: unknown): boolean {
  const values = constantsOf(test);
  if (isObject(other) && isEqual(test, other.not)) return true;
  if (!values || !isObject(other)) return false;
  const among = (list: unknown[] | undefined) => (value: unknown) =>
    list?.some((each) => isEqual(each, value)) === true;
  const [allowed, excluded] = [constantsOf(other), constantsOf(other.not)];
  return (
    (allowed !== undefined && !values.some(among(allowed))) ||
    (excluded !== undefined && values.every(among(excluded)))
  );
}

/** The values that a test of constants allows. */
export function constantsOf(test: unknown): unknown[] | undefined {
  if (!isObject(test)) return undefined;
  if ('const' in test) return [test.const];
  return Array.isArray(test.enum) ? test.enum : undefined;
}
