import type { Files } from '#authoring';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { t } from '../i18n';
import type { Meaning } from '../reference/meaning';
import { meaningAt } from '../reference/meaningAt';
import { meaningElement } from '../reference/meaningElement';

/** What a word means, under the pointer; `onMore` shows the section that says more. */
export const hovers = (
  path: string,
  filesOf: () => Files,
  onMore: (meaning: Meaning) => void,
): Extension =>
  hoverTooltip((view, at) => {
    const found = meaningAt(path, view.state.doc.toString(), at, filesOf());
    if (!found) return null;
    const { from, to, meaning } = found;
    return {
      pos: from,
      end: to,
      create() {
        const { ownerDocument } = view.dom;
        const dom = meaningElement(ownerDocument, meaning);
        dom.classList.add('cm-hover');
        // Links lead somewhere in the dialog.
        for (const link of dom.querySelectorAll('a')) link.replaceWith(...link.childNodes);
        if (meaning.section !== undefined) {
          const more = ownerDocument.createElement('button');
          more.type = 'button';
          more.textContent = t('reference.more');
          more.onclick = () => onMore(meaning);
          dom.append(more);
        }
        return { dom };
      },
    };
  });
