import { alphanumeric } from './alphanumeric';
import { amount } from './amount';
import { country } from './country';
import { date } from './date';
import { digits } from './digits';
import { email } from './email';
import type { Format } from './format';
import { freeText } from './freeText';
import { gstin } from './gstin';
import { ifsc } from './ifsc';
import { lettersAndSpaces } from './lettersAndSpaces';
import { mobile } from './mobile';
import { pan } from './pan';
import { personName } from './personName';
import { phone } from './phone';
import { pincode } from './pincode';
import { upToSixDigits } from './upToSixDigits';

export const formats: Format[] = [
  alphanumeric,
  amount,
  country,
  date,
  digits,
  email,
  freeText,
  gstin,
  ifsc,
  lettersAndSpaces,
  mobile,
  pan,
  personName,
  phone,
  pincode,
  upToSixDigits,
];

const byName = new Map(formats.map((format) => [format.name, format]));

/** Whether a text is of a format; an unknown format is a fault of ours and throws. */
export function isFormat(name: string, value: string): boolean {
  const format = byName.get(name);
  if (!format) throw new Error(`There is no format "${name}".`);
  return typeof format.holds === 'function' ? format.holds(value) : format.holds.test(value);
}
