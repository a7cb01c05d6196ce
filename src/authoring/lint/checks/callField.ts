import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const callField: Check = {
  id: 'call-field',
  run: (input) => typeViolations(input, 'call-field'),
};
