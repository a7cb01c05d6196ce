import {
  type Definition,
  isNumeric,
  type Option,
  recordWord,
  type Schema,
  type Ui,
  withUnit,
  formatMoney,
  formatNumber,
} from '#engine';
import { choicesOf } from './choice/useOptions';
import { showDate } from './text/textFormat';

/** An answer as text: the label of a choice, a date as DD/MM/YYYY, a number with its decimals; empty for none. */
export function formatAnswer(
  definition: Definition,
  schema: Schema,
  ui: Ui = {},
  value: unknown,
  options?: Option[] | string,
): string {
  const choices = Array.isArray(options)
    ? options
    : choicesOf(schema, { enumNames: ui['ui:enumNames'] });
  const chosen = choices.find((choice) => choice.value === value);
  if (chosen) return withUnit(ui, chosen.label);
  const { 'ui:decimals': decimals, 'ui:money': isMoney } = ui;
  if (isMoney && isNumeric(value)) return formatMoney(value, decimals);
  if (decimals !== undefined && typeof value === 'number')
    return withUnit(ui, formatNumber(value, decimals));
  if (schema.format === 'date') return showDate(value);
  const text = String(value ?? '');
  return withUnit(ui, schema.readOnly ? recordWord(definition, text) : text);
}
