import { applyEdits, modify } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2 };

/** Sets one value of a JSON text and keeps the formatting of the rest. */
export function setIn(text: string, path: (string | number)[], value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}

/** Inserts an entry into an array of a JSON text at an index, and keeps the formatting of the rest. */
export function insertIn(
  text: string,
  list: (string | number)[],
  index: number,
  value: unknown,
): string {
  const edit = modify(text, [...list, index], value, { formattingOptions, isArrayInsertion: true });
  return applyEdits(text, edit);
}
