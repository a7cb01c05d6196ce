import { isObject } from '#engine';
import { readJson } from './readJson';
import { shownText } from './texts';

/** The title that a JSON Schema has; nothing where it has none, or cannot be read. */
export function titleInSchema(text: string): string | undefined {
  const read = readJson(text);
  if ('problem' in read || !isObject(read.value)) return undefined;
  return shownText({ value: read.value.title, at: '/title', trail: [] });
}
