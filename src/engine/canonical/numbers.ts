import { withoutGrouping } from './amounts';

/** More digits than that a number cannot keep. */
export const mostDigits = 15;

/** The number that a text is, in plain digits; any other text is returned as it is (1e5, 62.5.1, five). */
export function numberFrom(text: string): number | string {
  const plain = withoutGrouping(text);
  const isNumber = /^[+-]?\d+(?:\.\d+)?$/.test(plain);
  return isNumber && plain.replace(/\D/g, '').length <= mostDigits ? Number(plain) : text;
}

/** 5 % as 5, where a number is known to be a percentage. */
export const withoutPercentSign = (text: string): string => text.replace(/(?<=\d)\s?%$/, '');
