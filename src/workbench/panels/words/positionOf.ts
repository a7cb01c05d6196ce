import { readSourceFile } from '#authoring';

/** Where a text has what is at a pointer, or the nearest parent that it has. */
export const positionOf = (text: string, pointer: string): { line: number; column: number } =>
  readSourceFile('', text).positionOf(pointer);
