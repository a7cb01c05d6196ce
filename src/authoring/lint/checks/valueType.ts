import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const valueType: Check = {
  id: 'value-type',
  run: (input) => typeViolations(input, 'value-type'),
};
