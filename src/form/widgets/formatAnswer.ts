import type { Option, Schema, Ui } from '#engine';
import { formatMoney, formatNumber } from '#ui';
import { choicesOf } from './choice/useOptions';
import { dates } from './text/textFormat';

/** An answer as text: the label of a choice, a date as DD/MM/YYYY, a number with its decimals; empty for none. */
export function formatAnswer(
  schema: Schema,
  ui: Ui = {},
  value: unknown,
  options?: Option[] | string,
): string {
  const choices = Array.isArray(options)
    ? options
    : choicesOf(schema, { enumNames: ui['ui:enumNames'] });
  const chosen = choices.find((choice) => choice.value === value);
  if (chosen) return chosen.label;
  const { 'ui:decimals': decimals, 'ui:money': isMoney } = ui;
  if (isMoney && isAmount(schema, value)) return formatMoney(value, decimals);
  if (decimals !== undefined && typeof value === 'number') return formatNumber(value, decimals);
  return schema.format === 'date' ? dates.show(value) : String(value ?? '');
}

/** A number, or a text of the format `amount`, which is one. */
const isAmount = ({ format }: Schema, value: unknown): value is number | string =>
  typeof value === 'number' ||
  (format === 'amount' && typeof value === 'string' && value !== '' && !isNaN(Number(value)));
