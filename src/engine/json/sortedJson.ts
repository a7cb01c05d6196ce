import { isObject } from './object';

/** The same text for the same value, whatever the order of its names; `besides`: names that do not count. */
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
