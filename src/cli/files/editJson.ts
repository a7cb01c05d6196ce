import { applyEdits, modify } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2 };

/** Changes one place of a JSON text and leaves the rest as it was written. */
export function setIn(text: string, path: (string | number)[], value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}

/** Adds an entry to a list, behind the one at an index. */
export function insertIn(
  text: string,
  list: (string | number)[],
  index: number,
  value: unknown,
): string {
  const edit = modify(text, [...list, index], value, { formattingOptions, isArrayInsertion: true });
  return applyEdits(text, edit);
}
