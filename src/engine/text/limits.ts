import type { Answers, Definition, Pointer, Ui } from '../definition/definition';
import { decimalsOf, roundedTo } from '../json/decimals';
import { isObject } from '../json/object';
import { getAt, parentOf } from '../json/pointer';
import { type Quantity, quantityOf } from '../keywords/quantity';
import { formatMoney, formatNumber } from './amounts';
import { withUnit } from './measure';
import { uiAt } from './uiAt';

/** A limit with more decimals than are shown is rounded to the side that is allowed. */
const rounding: { [rule: string]: 'up' | 'down' } = {
  numberAtLeast: 'up',
  numberAtMost: 'down',
  sumAtMost: 'down',
  sumEquals: 'down',
};

/**
 * What the placeholders of a message about a quantity stand for: `limit`, or `total` and `of` for a sum, as the form
 * shows numbers of the field. Nothing for other rules. Without `answers` another answer is an ellipsis.
 */
export function quantityValues(
  { ui }: Pick<Definition, 'ui'>,
  at: Pointer,
  rule: string,
  limit: unknown,
  answers?: Answers,
): { [placeholder: string]: unknown } | undefined {
  if (!Object.hasOwn(rounding, rule) || limit === undefined) return undefined;
  const around = { root: answers, parent: getAt(answers, parentOf(at)), today: undefined };
  const shown = (quantity: Quantity, own: Ui) => {
    const number = quantityOf(quantity, around);
    return number === undefined ? '…' : numberShown(own, number, rounding[rule]!);
  };
  if (!rule.startsWith('sum')) return { limit: shown(limit as Quantity, uiAt(ui, at)) };
  if (!isObject(limit)) return undefined;
  const { of, by, total } = limit as { of: string; by?: string; total: Quantity };
  const ofEntry = (name: string) => uiAt(ui, `${at}/0/${name}`);
  const titleOf = (name: string) => ofEntry(name)['ui:title'] ?? name;
  return {
    ...limit,
    of: titleOf(of),
    ...(by !== undefined && { by: titleOf(by) }),
    total: shown(total, ofEntry(of)),
  };
}

/** A number as the form shows those of a field: in rupees, with its decimals and its unit. */
export function numberShown(ui: Ui, number: number, direction: 'up' | 'down' = 'down'): string {
  const { 'ui:money': isMoney, 'ui:decimals': fixed } = ui;
  const decimals = fixed ?? (isMoney ? 2 : undefined);
  const rounded = decimals === undefined ? number : roundedTo(number, decimals, direction);
  return isMoney
    ? formatMoney(rounded, fixed)
    : withUnit(ui, formatNumber(rounded, fixed ?? decimalsOf(rounded)));
}

/** What tells a limit from another one of the same rule, in `ui:messages`: its number or text, or the answer that it names. */
export function limitKey(limit: unknown): string {
  if (isObject(limit) && 'percent' in limit) return String(limit.of);
  return isObject(limit) && 'total' in limit ? limitKey(limit.total) : String(limit);
}
