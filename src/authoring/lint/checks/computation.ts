import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const computation: Check = {
  id: 'computation',
  run: (input) => typeViolations(input, 'computation'),
};
