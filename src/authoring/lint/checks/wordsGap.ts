import { typeViolations } from '../types/analysis';
import type { Check } from './check';
import { unknownPlaceholders } from '../shared/placeholders';
import { textsOf } from '../shared/texts';

export const wordsGap: Check = {
  id: 'words-gap',
  *run(input) {
    yield* typeViolations(input, 'words-gap');
    for (const { file, at, text, placeholders } of textsOf(input))
      for (const message of unknownPlaceholders(text, placeholders)) yield { file, at, message };
  },
};
