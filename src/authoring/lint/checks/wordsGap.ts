import { typeViolations } from '../types/analysis';
import type { Check } from './check';
import { unknownPlaceholders } from '../shared/placeholders';
import { textsOf } from '../shared/texts';

export const wordsGap: Check = {
  id: 'words-gap',
  *run(input) {
    yield* typeViolations(input, 'words-gap');
    for (const text of textsOf(input))
      for (const message of unknownPlaceholders(text))
        yield { file: text.file, at: text.at, message };
  },
};
