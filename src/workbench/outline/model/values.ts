import { parse } from 'jsonc-parser';
import type { Texts } from '../edit/texts';

const known = new Map<string, { text: string; value: any }>();

/** The values of JSON texts, as far as they can be read; each text is read once. */
export function readValues(texts: Texts): { [path: string]: any } {
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, valueOf(path, text)]),
  );
}

export function valueOf(path: string, text: string): any {
  const before = known.get(path);
  if (before?.text === text) return before.value;
  const value = parse(text);
  known.set(path, { text, value });
  return value;
}
