import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const conditionValue: Check = {
  id: 'condition-value',
  run: (input) => typeViolations(input, 'condition-value'),
};
