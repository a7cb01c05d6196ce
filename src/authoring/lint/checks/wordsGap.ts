import type { Check } from './check';
import { unknownPlaceholders } from '../shared/placeholders';
import { textsOf } from '../shared/texts';

export const wordsGap: Check = {
  id: 'words-gap',
  *run(input) {
    for (const { file, at, text, placeholders } of textsOf(input))
      for (const message of unknownPlaceholders(text, placeholders)) yield { file, at, message };
  },
};
