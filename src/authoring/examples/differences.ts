import { isObject, type Pointer, pointerOf } from '#engine';

/** Where what came differs from what an example says. `at` is a pointer into the example. */
export interface Difference {
  at: Pointer;
  message: string;
}

/** Compares JSON values part by part, so that each difference has its own line. */
export function differences(came: unknown, expected: unknown, at: Pointer): Difference[] {
  if (isObject(came) && isObject(expected)) {
    const names = [...new Set([...Object.keys(expected), ...Object.keys(came)])];
    return names.flatMap((name) => differences(came[name], expected[name], at + pointerOf(name)));
  }
  if (Array.isArray(came) && Array.isArray(expected)) {
    const longer = came.length > expected.length ? came : expected;
    return longer.flatMap((_, i) => differences(came[i], expected[i], at + pointerOf(i)));
  }
  if (came === expected) return [];
  return [{ at, message: sentence(at, came, expected) }];
}

function sentence(at: Pointer, came: unknown, expected: unknown): string {
  if (expected === undefined) return `"${at}" came as ${textOf(came)}, and the example lacks it.`;
  if (came === undefined) return `"${at}" did not come; the example has ${textOf(expected)}.`;
  return `"${at}" came as ${textOf(came)}; the example has ${textOf(expected)}.`;
}

export function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
