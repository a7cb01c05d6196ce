import type { Definition, Option, Schema, Ui } from '../definition/definition';
import { plainDigits } from '../json/decimals';
import { isObject } from '../json/object';
import { choicesOf, chosenOf, joinedLabels } from '../layout/choices';
import { widgetFor } from '../layout/widgetFor';
import { formatMoney, formatNumber } from './amounts';
import { masked } from './mask';
import { isNumeric, withUnit } from './measure';
import { engineMessages, recordWord } from './messageFor';
import { formatDate } from './moments';

/**
 * An answer as it is read: the label of a choice, a date as DD/MM/YYYY, rupees, a number with its decimals and its unit,
 * the name of a file, what a mask shows, the entries of a list with commas between them; empty for none, and for a group,
 * whose fields are read one by one. `options`: those of a list of request.json, as far as they are there.
 */
export function formatAnswer(
  definition: Definition,
  schema: Schema,
  ui: Ui = {},
  value: unknown,
  options?: Option[] | string,
): string {
  if (value === undefined || value === null || value === '') return '';
  const choices = Array.isArray(options) ? options : choicesOf(schema, ui['ui:enumNames']);
  const labels = chosenOf(choices, value).flatMap(({ label }) => label ?? []);
  if (labels.length > 0) return withUnit(ui, joinedLabels(labels));
  if (Array.isArray(value))
    return value
      .map((entry) => formatAnswer(definition, schema.items ?? {}, ui.items, entry))
      .filter((text) => text !== '')
      .join(', ');
  if (typeof value === 'boolean') return yesOrNo(definition, value);
  const { 'ui:decimals': decimals, 'ui:money': isMoney } = ui;
  if (isMoney && isNumeric(value)) return formatMoney(value, decimals);
  if (decimals !== undefined && typeof value === 'number')
    return withUnit(ui, formatNumber(value, decimals));
  if (isObject(value)) return schema.upload && typeof value.name === 'string' ? value.name : '';
  const text = masked(ui, schema, plainDigits(value));
  if (schema.format === 'date') return formatDate(text);
  return withUnit(ui, schema.readOnly ? recordWord(definition, text) : text);
}

/** {@link formatAnswer} for a review or a record: a box that is not ticked is an answer, too. */
export const formatGiven: typeof formatAnswer = (definition, schema, ui, value, options) =>
  schema.type === 'boolean' && widgetFor(schema, ui) !== 'radio'
    ? yesOrNo(definition, value === true)
    : formatAnswer(definition, schema, ui, value, options);

/** "Yes" or "No", in the language of the definition. */
export function yesOrNo(definition: Definition, isYes: boolean): string {
  const { yes, no } = engineMessages(definition).draft;
  return isYes ? yes : no;
}
