import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const conditionName: Check = {
  id: 'condition-name',
  run: (input) => typeViolations(input, 'condition-name'),
};
