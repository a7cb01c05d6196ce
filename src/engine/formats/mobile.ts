import { isRepeated } from '../keywords/notRepeated';
import type { Format } from './format';

/** Indian mobile number that can sign in: ten digits from 6 up, not one digit ten times (OPEN-002). */
export const mobile: Format = {
  name: 'mobile',
  explains: 'ten digits, the first from 6 to 9',
  holds: (value) => /^[6-9][0-9]{9}$/.test(value) && !isRepeated(value),
  example: '9000000001',
};
