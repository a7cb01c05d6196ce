import { parse } from 'jsonc-parser';
import { parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import type { Example } from '../examples/example';
import { setInText } from '../edit/jsonText';
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
    if (path.endsWith('/ui.json')) moved[path] = setInText(text, '/ui:title', to.title);
    else if (path.endsWith('/request.json'))
      moved[path] = setInText(text, '/subType/name', to.title.toLowerCase());
    else if (path.includes('/examples/')) moved[path] = exampleOf(text, hasOpenRequest);
  return moved;
}

/** The files of a request type under another key, which what it sends may name, too: an OTP is for a request type. */
export function withOtherKey(files: Files, from: string, key: string): Files {
  const folder = `schemas/${from}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  const request = parse(files[`${folder}request.json`] ?? '');
  const sent = [...placesOf(request, (name, value) => name === 'const' && value === from)];
  const names = new Set(sent.map((at) => partsOf(parentOf(at)).at(-1)));
  const isSent = (name: string, value: unknown) => value === from && names.has(name);
  return Object.fromEntries(
    own.map(([path, text]) => {
      const places = path.endsWith('/request.json')
        ? sent
        : path.includes('/examples/')
          ? [...placesOf(parse(text), isSent)]
          : [];
      const after = places.reduce((soFar, place) => setInText(soFar, place, key), text);
      return [path.replace(folder, `schemas/${key}/`), after];
    }),
  );
}

/** Where the values are that are looked for, in order. */
function* placesOf(
  value: unknown,
  isWanted: (name: string, value: unknown) => boolean,
  within: Pointer = '',
): Generator<Pointer> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, below] of Object.entries(value)) {
    const at = within + pointerOf(name);
    if (isWanted(name, below)) yield at;
    yield* placesOf(below, isWanted, at);
  }
}

function exampleOf(text: string, hasOpenRequest: (example: Example) => boolean): string {
  const example: Example = parse(text) ?? {};
  if (!example.as || example.hasOpenRequest !== undefined || !hasOpenRequest(example)) return text;
  return setInText(text, '/hasOpenRequest', true);
}

/** `passbook_copy` → `Passbook copy` */
export function titleOfKey(key: string): string {
  const words = key.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Passbook copy` → `passbook_copy`, from as many words as fit; empty where the title has no letters of a key. */
export const keyOfTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+/g, '')
    .replace(/^(.{0,60})(?:_.*)?$/, '$1')
    .slice(0, 60)
    .replace(/_+$/, '');
