import { type Files, nodeInText, targetOf } from '#authoring';
import type { Meaning } from './meaning';

/** Longer pieces are cut: F12 leads to them. */
const mostLines = 30;

/** The shared piece that a reference in a file leads to. */
export function pieceAt(reference: string, file: string, files: Files): Meaning | undefined {
  const { file: target, pointer } = targetOf(reference, file);
  const text = files[target];
  const node = text === undefined ? undefined : nodeInText(text, pointer);
  if (!node) return undefined;
  const piece = text!.slice(node.offset, node.offset + node.length);
  const says = node.children?.find(({ children }) =>
    ['description', 'title'].includes(children?.[0]?.value),
  );
  const description: unknown = says?.children?.[1]?.value;
  return {
    title: reference,
    ...(typeof description === 'string' && { text: description }),
    example: { text: shortened(withoutIndent(piece)), file: target },
    section: 'docs/language.md#the-smallest-request-type',
  };
}

/** The lines after the first one as far to the left as the last one, which closes the piece. */
function withoutIndent(text: string): string {
  const lines = text.split('\n');
  const [indent = ''] = /^ */.exec(lines.at(-1)!) ?? [];
  return lines.map((line, i) => (i === 0 ? line : line.slice(indent.length))).join('\n');
}

function shortened(text: string): string {
  const lines = text.split('\n');
  return lines.length <= mostLines ? text : [...lines.slice(0, mostLines), '…'].join('\n');
}
