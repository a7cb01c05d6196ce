import {
  activePart,
  choicesOf,
  type CompiledDefinition,
  type Context,
  isObject,
  labelOf,
  type Pointer,
  pointerOf,
  type Schema,
  uiAt,
} from '#engine';
import { showDay } from '../format/date';
import { showMoney } from '../format/money';
import { showNumber } from '../format/number';
import { t } from '../i18n';

/** A field as the active rules describe it. */
export interface AnsweredField {
  definition: CompiledDefinition;
  context: Context;
  schema: Schema;
  at: Pointer;
}

/** An answer in the words in which it was given: those of the request type; days and numbers as the form shows them. */
export function formatAnswer(asked: AnsweredField, value: unknown): string {
  const { definition, schema, at } = asked;
  const ui = uiAt(definition.ui, at);
  const yesOrNo = () => t(value === true ? 'papers.answers.yes' : 'papers.answers.no');
  if (ui['ui:widget'] === 'checkbox') return yesOrNo();
  if (value === undefined || value === null || value === '') return t('papers.answers.none');
  const choices = asked.context.lists?.[at] ?? choicesOf(schema, ui['ui:enumNames']);
  const chosen = choices.find((choice) => choice.value === value);
  if (chosen) return chosen.label ?? yesOrNo();
  const decimals = ui['ui:decimals'];
  if (decimals !== undefined && typeof value === 'number')
    return ui['ui:money'] ? showMoney(value, decimals) : showNumber(value, decimals);
  if (Array.isArray(value))
    return value.map((item, i) => formatAnswer(itemOf(asked, item, i), item)).join('\n');
  if (isObject(value)) return schema.upload ? String(value.name) : factsIn(asked, value);
  return schema.format === 'date' ? showDay(String(value)) : String(value);
}

function itemOf(asked: AnsweredField, item: unknown, i: number): AnsweredField {
  const schema = activePart(asked.definition, asked.schema.items ?? {}, item);
  return { ...asked, schema, at: `${asked.at}/${i}` };
}

function factsIn(asked: AnsweredField, value: { [name: string]: unknown }): string {
  return Object.entries<Schema>(asked.schema.properties ?? {})
    .filter(([name]) => value[name] !== undefined)
    .map(([name, schema]) => {
      const at = asked.at + pointerOf(name);
      const words = formatAnswer({ ...asked, schema, at }, value[name]);
      return `${labelOf(asked.definition, at)}: ${words}`;
    })
    .join('; ');
}
