import { isObject } from './object';

/** JSON with sorted property names: equal values give equal texts. `besides`: properties that are left out. */
export function sortedJson(value: unknown, besides: string[] = []): string {
  return JSON.stringify(value, (_, part) =>
    isObject(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name]) => !besides.includes(name))
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}
