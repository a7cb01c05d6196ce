import {
  activePart,
  type CompiledDefinition,
  type Context,
  labelOf,
  type Pointer,
  pointerOf,
  type Schema,
  uiAt,
} from '../../engine';
import { isObject } from '../../engine/object';
import { showDay } from '../show/date';
import { showMoney } from '../show/money';
import { showNumber } from '../show/number';
import { say } from '../words';

/** A field as the active rules describe it. */
export interface Asked {
  definition: CompiledDefinition;
  context: Context;
  schema: Schema;
  at: Pointer;
}

/** An answer in the words in which it was given: those of the request type; days and numbers as the form shows them. */
export function wordsOfAnswer(asked: Asked, value: unknown): string {
  const { definition, schema, at } = asked;
  const ui = uiAt(definition.ui, at);
  const yesOrNo = () => say(value === true ? 'papers.answers.yes' : 'papers.answers.no');
  if (ui['ui:widget'] === 'checkbox') return yesOrNo();
  if (value === undefined || value === null || value === '') return say('papers.answers.none');
  const choices: unknown[] = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
  const named = ui['ui:enumNames']?.[choices.indexOf(value)] ?? titleIn(schema, value);
  const listed = asked.context.lists?.[at]?.find((option) => option.value === value)?.label;
  const words = named ?? listed;
  if (words !== undefined) return words;
  if (typeof value === 'boolean') return yesOrNo();
  const decimals = ui['ui:decimals'];
  if (decimals !== undefined && typeof value === 'number')
    return ui['ui:money'] ? showMoney(value, decimals) : showNumber(value, decimals);
  if (Array.isArray(value))
    return value.map((item, i) => wordsOfAnswer(itemOf(asked, item, i), item)).join('\n');
  if (isObject(value)) return schema.upload ? String(value.name) : factsIn(asked, value);
  return schema.format === 'date' ? showDay(String(value)) : String(value);
}

/** The title of a choice that is written as a titled constant. */
function titleIn({ oneOf }: Schema, value: unknown): string | undefined {
  return (oneOf as Schema[] | undefined)?.find((choice) => choice.const === value)?.title;
}

function itemOf(asked: Asked, item: unknown, i: number): Asked {
  const schema = activePart(asked.definition, asked.schema.items ?? {}, item);
  return { ...asked, schema, at: `${asked.at}/${i}` };
}

function factsIn(asked: Asked, value: { [name: string]: unknown }): string {
  return Object.entries<Schema>(asked.schema.properties ?? {})
    .filter(([name]) => value[name] !== undefined)
    .map(([name, schema]) => {
      const at = asked.at + pointerOf(name);
      const words = wordsOfAnswer({ ...asked, schema, at }, value[name]);
      return `${labelOf(asked.definition, at)}: ${words}`;
    })
    .join('; ');
}
