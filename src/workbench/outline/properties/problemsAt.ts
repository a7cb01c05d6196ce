import { type Diagnostic, nodeInText } from '#authoring';
import type { Pointer } from '#engine';
import type { Node } from 'jsonc-parser';
import type { Texts } from '../edit/texts';

/** The problems that are reported at what is at a pointer: at its name, at its value, or inside of it. */
export function problemsAt(
  texts: Texts,
  diagnostics: Diagnostic[],
  file: string,
  pointer: Pointer,
): Diagnostic[] {
  const mine = diagnostics.filter((one) => one.file === file);
  const text = texts[file];
  const node = mine.length > 0 && text !== undefined ? nodeInText(text, pointer) : undefined;
  if (!node || pointer === '') return [];
  const whole: Node = node.parent?.type === 'property' ? node.parent : node;
  return mine.filter((one) => {
    const offset = offsetOf(text!, one);
    return offset >= whole.offset && offset < whole.offset + whole.length;
  });
}

/** Of a field, those of none of its properties. */
export const withoutThose = (all: Diagnostic[], shown: Diagnostic[]): Diagnostic[] =>
  all.filter((one) => !shown.includes(one));

function offsetOf(text: string, { line, column }: Diagnostic): number {
  let start = 0;
  for (let i = 1; i < line; i++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}
