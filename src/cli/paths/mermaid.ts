import type { Picture, PictureNode } from '#authoring';
import { t } from '../i18n';

/** The brackets of each kind of node, which give it its shape. */
const shapes: { [kind in PictureNode['kind']]: [open: string, close: string] } = {
  start: ['([', '])'],
  section: ['[', ']'],
  condition: ['{{', '}}'],
  shown: ['[/', '/]'],
  step: ['[[', ']]'],
  done: ['([', '])'],
  stop: ['([', '])'],
};

/** With more lines, or longer ones, a node cannot be read. */
const maxLines = 12;
const maxLength = 100;

/** A picture as a flowchart of Mermaid. */
export function mermaid({ nodes, edges }: Picture): string {
  const lines = [
    'flowchart TD',
    ...nodes.map(({ id, kind, lines: texts }) => {
      const [open, close] = shapes[kind];
      return `  ${id}${open}"${labelOf(texts)}"${close}`;
    }),
    ...edges.map(({ from, to, label }) => {
      const text = typeof label === 'boolean' ? t(label ? 'paths.yes' : 'paths.no') : label;
      return `  ${from} -->${text === undefined ? '' : `|"${escaped(text)}"|`} ${to}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function labelOf(texts: string[]): string {
  const left = texts.length - maxLines;
  const shown = left > 0 ? texts.slice(0, maxLines) : texts;
  const more = left > 0 ? [t('paths.moreLines', { count: left })] : [];
  return [...shown, ...more].map(escaped).join('<br/>');
}

/** What Mermaid would read as its own, or as Markdown or HTML, by the codes of the characters. */
function escaped(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const cut = line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
  return cut
    .replaceAll(/[#"<>&`\\*_~|]/g, (character) => `#${character.codePointAt(0)};`)
    .replace(/^(\d+)\./, '$1#46;')
    .replace(/^([-+])(?= )/, (character) => `#${character.codePointAt(0)};`);
}
