import { closest } from '../../didYouMean';
import type { Check } from './check';
import { testsOf } from '../shared/conditions';
import { possibleValuesOf } from '../shared/possibleValues';

export const ifNever: Check = {
  id: 'if-never',
  *run(input) {
    for (const { condition, test } of testsOf(input.definition)) {
      const possible = possibleValuesOf(input, condition, test);
      if (!test.values || !possible || test.values.some(possible.allows)) continue;
      const [first] = test.values;
      const texts = (possible.values ?? []).filter((value) => typeof value === 'string');
      const close = typeof first === 'string' ? closest(first, texts) : undefined;
      const asked = test.values.map((value) => JSON.stringify(value)).join(' or ');
      yield {
        file: condition.file,
        at: condition.at + test.location + ('const' in test.schema ? '/const' : '/enum'),
        message: `"${test.path.at(-1)}" never has the value ${asked}. ${close ? `Did you mean "${close}"?` : possible.advice}`,
      };
    }
  },
};
