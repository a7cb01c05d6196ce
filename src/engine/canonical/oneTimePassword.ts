import { plainText } from '../text/plainText';
import { asciiText } from './asciiText';
import { withoutSeparators } from './codes';

/** The code in what was typed or pasted: of a whole message (Your OTP is 482913) the only number of that length. */
export function oneTimePassword(typed: string, length: number): string {
  const text = asciiText(plainText(typed)).trim();
  const digits = withoutSeparators(text, (parts) => /^\d*$/.test(parts));
  if (!/\D/.test(digits)) return digits;
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const codes = words.filter((word) => word.length === length && /^\d+$/.test(word));
  return codes.length === 1 ? codes[0]! : typed;
}
