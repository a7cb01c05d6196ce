import type { Check } from './check';
import { textFlaw } from '../shared/textFlaw';
import { textsOf } from '../shared/texts';

export const text: Check = {
  id: 'text',
  *run(input) {
    for (const { file, at, text: shown } of textsOf(input)) {
      const flaw = textFlaw(shown, at);
      if (flaw) yield { file, at, ...flaw };
    }
  },
};
