import {
  activePart,
  choicesOf,
  type CompiledDefinition,
  type Context,
  isNumeric,
  isObject,
  labelOf,
  type Pointer,
  pointerOf,
  recordWord,
  type Schema,
  uiAt,
  withUnit,
  formatDate,
  formatMoney,
  formatNumber,
} from '#engine';
import { titleLocation } from '../drafts/fieldTitles';
import { t } from '../i18n';

/** A field with its schema after the active conditions are applied. */
export interface AnsweredField {
  definition: CompiledDefinition;
  context: Context;
  schema: Schema;
  at: Pointer;
}

/**
 * An answer as the form shows it: labels of choices, days and numbers in the customer's format; empty for none. Of a box
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
  if (Array.isArray(value))
    return value
      .map((item, i) => formatAnswer(fieldOfItem(field, item, i), item))
      .join(hasLines(field) ? '\n\n' : '\n');
  if (isObject(value)) return schema.upload ? String(value.name) : formatObject(field, value);
  if (schema.format === 'date') return formatDate(String(value));
  const text = String(value);
  return withUnit(ui, schema.readOnly ? recordWord(definition, text) : text);
}

function fieldOfItem(field: AnsweredField, item: unknown, i: number): AnsweredField {
  const schema = activePart(field.definition, field.schema.items ?? {}, item);
  return { ...field, schema, at: `${field.at}/${i}` };
}

function formatObject(field: AnsweredField, value: { [name: string]: unknown }): string {
  return Object.entries<Schema>(field.schema.properties ?? {})
    .filter(([name]) => value[name] !== undefined)
    .map(([name, schema]) => {
      const at = field.at + pointerOf(name);
      const words = formatAnswer({ ...field, schema, at }, value[name]);
      return `${labelOf(field.definition, at)}: ${words}`;
    })
    .join(hasLines(field) ? '\n' : '; ');
}

/** Entries that are edited one by one have a line for each answer; rows of a table are a line each. */
const hasLines = ({ definition, at }: AnsweredField) =>
  uiAt(definition.ui, at.replace(/\/\d+$/, ''))['ui:widget'] === 'entries';
