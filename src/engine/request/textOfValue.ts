import type { Context, Definition, Document, Pointer } from '../definition/definition';
import type { RequestRules } from '../definition/requestRules';
import { oncePer } from '../json/oncePer';
import { getAt } from '../json/pointer';
import { descriptionOf } from '../schema/fields';
import { formatNumber } from '../text/amounts';
import { formatAnswer, yesOrNo } from '../text/formatAnswer';
import { recordWord } from '../text/messageFor';
import { uiAt } from '../text/uiAt';
import { formatDate } from '../text/moments';
import { titleLocation } from './fieldTitles';

/**
 * A value of the document as it is read; empty for none. An answer reads as its field shows it; another value as the
 * field that is prefilled with it. A value of no field reads by its kind: a day as DD/MM/YYYY, a number in Indian
 * grouping, yes or no, a word of the records in the language of the definition, a list with commas.
 */
export function textOfValue(
  definition: Definition,
  context: Context,
  document: Document,
  pointer: Pointer,
): string {
  const value: unknown = getAt(document, pointer);
  const at = fieldFor(definition, pointer);
  if (at === undefined) return byKind(definition, value);
  const schema = descriptionOf(definition.schema, at) ?? {};
  const options = context.lists?.[titleLocation(at)];
  return formatAnswer(definition, schema, uiAt(definition.ui, at), value, options);
}

/** The field whose value it is. */
const fieldFor = ({ request }: Definition, pointer: Pointer): Pointer | undefined =>
  pointer.startsWith('/answers/') ? pointer.slice('/answers'.length) : prefilled(request)[pointer];

/** The first field that is prefilled with a value, by its pointer. */
const prefilled = oncePer((request: RequestRules): { [pointer: Pointer]: Pointer } =>
  Object.fromEntries(
    Object.entries(request.prefill ?? {})
      .flatMap(([field, source]): [Pointer, Pointer][] => {
        if (typeof source === 'string') return [[source, field]];
        return 'from' in source ? [[source.from, field]] : [];
      })
      .toReversed(),
  ),
);

function byKind(definition: Definition, value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((entry) => byKind(definition, entry))
      .filter((text) => text !== '')
      .join(', ');
  if (typeof value === 'number') return formatNumber(value, Number.isInteger(value) ? 0 : 2);
  if (typeof value === 'boolean') return yesOrNo(definition, value);
  if (typeof value !== 'string') return '';
  return recordWord(definition, formatDate(value));
}
