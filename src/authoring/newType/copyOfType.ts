import { parse } from 'jsonc-parser';
import type { Example } from '../examples/example';
import { setIn } from '../edit/editJson';
import type { Files } from '../read/readDefinition';

/**
 * The files of a request type under another key and title, with its examples. `hasOpenRequest`: whether the records have
 * an open request for an example; they have it by key, so that the example must say it itself from now on.
 */
export function copyOfType(
  files: Files,
  from: string,
  to: { key: string; title: string },
  hasOpenRequest: (example: Example) => boolean,
): Files {
  const moved = withOtherKey(files, from, to.key);
  for (const [path, text] of Object.entries(moved))
    if (path.endsWith('/ui.json')) moved[path] = setIn(text, ['ui:title'], to.title);
    else if (path.endsWith('/request.json'))
      moved[path] = setIn(text, ['subType', 'name'], to.title.toLowerCase());
    else if (path.includes('/examples/')) moved[path] = exampleOf(text, hasOpenRequest);
  return moved;
}

/** The files of a request type under another key, which what it sends may name, too: an OTP is for a request type. */
export function withOtherKey(files: Files, from: string, key: string): Files {
  const folder = `schemas/${from}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  const request = parse(files[`${folder}request.json`] ?? '');
  const sent = [...pathsOf(request, (name, value) => name === 'const' && value === from)];
  const names = new Set(sent.map((path) => path.at(-2)));
  const isSent = (name: string | number, value: unknown) => value === from && names.has(name);
  return Object.fromEntries(
    own.map(([path, text]) => {
      const places = path.endsWith('/request.json')
        ? sent
        : path.includes('/examples/')
          ? [...pathsOf(parse(text), isSent)]
          : [];
      const after = places.reduce((soFar, place) => setIn(soFar, place, key), text);
      return [path.replace(folder, `schemas/${key}/`), after];
    }),
  );
}

/** The paths to the values that are looked for, in order. */
function* pathsOf(
  value: unknown,
  isWanted: (name: string | number, value: unknown) => boolean,
  at: (string | number)[] = [],
): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, below] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(name) : name;
    if (isWanted(step, below)) yield [...at, step];
    yield* pathsOf(below, isWanted, [...at, step]);
  }
}

function exampleOf(text: string, hasOpenRequest: (example: Example) => boolean): string {
  const example: Example = parse(text) ?? {};
  if (!example.as || example.hasOpenRequest !== undefined || !hasOpenRequest(example)) return text;
  return setIn(text, ['hasOpenRequest'], true);
}

/** `passbook_copy` → `Passbook copy` */
export function titleOfKey(key: string): string {
  const words = key.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Passbook copy` → `passbook_copy`; empty where the title has no letters of a key. */
export const keyOfTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '');

export const isKey = (key: string): boolean => /^[A-Za-z][A-Za-z0-9_-]*$/.test(key);
