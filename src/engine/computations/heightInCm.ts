import type { Computation } from './computation';

const cmPerInch = 2.54;

/** (feet × 12 + inches) × 2.54, two decimals (REV-25). */
export const heightInCm: Computation = {
  name: 'heightInCm',
  description: 'centimetres of feet and inches',
  compute: ([feet, inches]) =>
    typeof feet === 'number' && typeof inches === 'number'
      ? Math.round((feet * 12 + inches) * cmPerInch * 100) / 100
      : undefined,
};
