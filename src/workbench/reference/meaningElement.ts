import { t } from '../i18n';
import { elementsOf } from './elementsOf';
import type { Meaning } from './meaning';

/** What a word means, for the tooltip of the text and for the dialog. */
export function meaningElement(document: Document, meaning: Meaning): HTMLElement {
  const { title, tokens, text, values, example } = meaning;
  const element = (tag: string, content: (Node | string)[], className = '') => {
    const created = document.createElement(tag);
    created.className = className;
    created.append(...content);
    return created;
  };
  const heading = element('div', [element('code', [title])], 'reference-title');
  const root = element('div', [heading], 'reference reference-meaning');
  if (tokens) root.append(element('div', [elementsOf(document, tokens)]));
  if (text !== undefined) root.append(element('div', [text]));
  if (values)
    root.append(
      element('div', [`${t('reference.values')} `, element('code', [values.join(', ')])]),
    );
  if (example) {
    const { file, text: code } = example;
    const label = file === undefined ? t('reference.example') : t('reference.exampleIn', { file });
    root.append(element('div', [label], 'reference-label'), element('pre', [code]));
  }
  return root;
}
