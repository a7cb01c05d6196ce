import { withoutCountryCode } from '../canonical/phoneNumbers';
import { isRepeated } from '../keywords/notRepeated';
import type { Format } from './format';

/** An Indian mobile number that can sign in (OPEN-002). */
export const mobile = {
  name: 'mobile',
  description: 'ten digits, the first from 6 to 9, not one digit ten times',
  validate: (value) => /^[6-9][0-9]{9}$/.test(value) && !isRepeated(value),
  characters: 'digits',
  isFixedLength: true,
  isShownByExample: true,
  canonical: withoutCountryCode,
  example: '9000000001',
} satisfies Format;
