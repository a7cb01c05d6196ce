import { isObject, type Pointer, pointerOf } from '#engine';

/** A value to write into an example; undefined: to remove. */
export interface Fix {
  at: Pointer;
  value: unknown;
}

/** Where a result differs from what an example expects. `at` is a pointer into the example. */
export interface Difference {
  at: Pointer;
  message: string;
  /** What makes the example agree with the result; absent where that would turn it into another kind of example. */
  fix?: Fix;
}

/** Compares JSON values part by part, so that each difference has a line of its own. */
export function differences(actual: unknown, expected: unknown, at: Pointer): Difference[] {
  if (isObject(actual) && isObject(expected)) {
    const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
    return names.flatMap((name) => differences(actual[name], expected[name], at + pointerOf(name)));
  }
  if (Array.isArray(actual) && Array.isArray(expected)) {
    const longer = actual.length > expected.length ? actual : expected;
    // A place that nothing was written to is sent as null.
    const sent = Array.from(actual, (value: unknown) => value ?? null);
    return longer.flatMap((_, i) => differences(sent[i], expected[i], at + pointerOf(i)));
  }
  if (withSpaces(actual) === withSpaces(expected)) return [];
  return [{ at, message: messageOf(at, actual, expected), fix: { at, value: actual } }];
}

/** A text with its no-break spaces as spaces: in an example, `₹ 500` looks the same with either. */
const withSpaces = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u00A0', ' ') : value;

function messageOf(at: Pointer, actual: unknown, expected: unknown): string {
  if (expected === undefined)
    return `"${at}" is ${asText(actual)}, but the example does not have it.`;
  if (actual === undefined) return `"${at}" is missing, but the example has ${asText(expected)}.`;
  return `"${at}" is ${asText(actual)}, but the example has ${asText(expected)}.`;
}

/** A value as JSON for a message, cut after 200 characters. */
export function asText(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
