import { isObject, type Quantity } from '#engine';

/** A number that a rule compares with, in words; `other` says what another value is called. */
export function quantityWords(
  quantity: Quantity,
  other: (pointer: string) => string = (pointer) => `the number in ${pointer}`,
): string {
  if (isObject(quantity)) return `${quantity.percent} % of ${other(quantity.of)}`;
  return typeof quantity === 'string' ? other(quantity) : String(quantity);
}
