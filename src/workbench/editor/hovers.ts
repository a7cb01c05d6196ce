import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { documentOf, jsonService } from './jsonService';

/** What a word of the language means, under the pointer. */
export const hovers = (path: string): Extension =>
  hoverTooltip(async (view, at) => {
    const { document, parsed } = documentOf(path, view.state.doc.toString());
    const hover = await jsonService.doHover(document, document.positionAt(at), parsed);
    const text = [hover?.contents ?? []].flat().map(plainText).join('\n').trim();
    if (!hover || text === '') return null;
    const { start, end } = hover.range ?? {
      start: document.positionAt(at),
      end: document.positionAt(at),
    };
    return {
      pos: document.offsetAt(start),
      end: document.offsetAt(end),
      create() {
        const dom = view.dom.ownerDocument.createElement('div');
        dom.className = 'cm-hover';
        dom.textContent = text;
        return { dom };
      },
    };
  });

const plainText = (content: string | { value: string }): string =>
  (typeof content === 'string' ? content : content.value).replaceAll(
    /\\([\\`*_{}[\]()#+\-.!<>&~])/g,
    '$1',
  );
