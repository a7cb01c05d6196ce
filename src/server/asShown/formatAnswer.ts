import {
  choicesOf,
  type CompiledDefinition,
  type Context,
  isNumeric,
  isObject,
  type Pointer,
  recordWord,
  type Schema,
  uiAt,
  withUnit,
  formatDate,
  formatMoney,
  formatNumber,
  titleLocation,
} from '#engine';
import { t } from '../i18n';

/** A field with its schema after the active conditions are applied. */
export interface AnsweredField {
  definition: CompiledDefinition;
  context: Context;
  schema: Schema;
  at: Pointer;
}

/**
 * An answer as the form shows it: labels of choices, days and numbers in the customer's format, the name of a
 * file; empty for none. Of a box
 * that is not ticked, that it is not.
 */
export function formatAnswer(field: AnsweredField, value: unknown): string {
  const { definition, schema, at } = field;
  const ui = uiAt(definition.ui, at);
  const yesOrNo = () => t(value === true ? 'asShown.yes' : 'asShown.no');
  if (ui['ui:widget'] === 'checkbox') return yesOrNo();
  if (value === undefined || value === null || value === '') return '';
  const choices = field.context.lists?.[titleLocation(at)] ?? choicesOf(schema, ui['ui:enumNames']);
  const chosen = choices.find((choice) => choice.value === value);
  if (chosen) return chosen.label === undefined ? yesOrNo() : withUnit(ui, chosen.label);
  const { 'ui:decimals': decimals, 'ui:money': isMoney } = ui;
  if (isMoney && isNumeric(value)) return formatMoney(value, decimals);
  if (decimals !== undefined && typeof value === 'number')
    return withUnit(ui, formatNumber(value, decimals));
  if (isObject(value)) return String(value.name);
  if (schema.format === 'date') return formatDate(String(value));
  const text = String(value);
  return withUnit(ui, schema.readOnly ? recordWord(definition, text) : text);
}
