import { valuesIn } from '../../walk';
import type { Check } from './check';

/** Properties whose values are not texts for the screen. */
const notTexts = ['ui:widget', 'ui:autocomplete', 'ui:sections', '$schema'];

export const uiText: Check = {
  id: 'ui-text',
  *run({ definition: { ui } }) {
    for (const [at, text] of valuesIn(ui, '', notTexts)) {
      if (typeof text !== 'string') continue;
      if (text.trim() === '')
        yield { file: 'ui', at, message: 'This text is empty. Write it, or remove it.' };
      else if (text !== text.trim() || / {2}/.test(text))
        yield {
          file: 'ui',
          at,
          severity: 'warning',
          message: 'This text has leading, trailing or double spaces. Remove them.',
        };
    }
  },
};
