import {
  type Answers,
  askedIn,
  type AskedField,
  type CompiledDefinition,
  descriptionOf,
  formatAnswer,
  getAt,
  isDrawn,
  type Pointer,
  type Schema,
  uiAt,
} from '#engine';
import { t } from '../../i18n';

/** What the rows of a table show, by its place in an entry; the first of them names the row. */
export function fieldsOfRows(
  definition: CompiledDefinition,
  at: Pointer,
  items: Schema,
): AskedField[] {
  const { items: ui = {} } = uiAt(definition.ui, at);
  return askedIn(items, '', ({ at: place, schema }) => isDrawn(schema, uiAt(ui, place)));
}

/** What a row shows of a field. */
export function shownInRow(
  definition: CompiledDefinition,
  at: Pointer,
  entry: Answers,
  { at: place, schema }: AskedField,
): string {
  const { items: ui = {} } = uiAt(definition.ui, at);
  return (
    formatAnswer(definition, schema, uiAt(ui, place), getAt(entry, place)) || t('existing.none')
  );
}

/** The name of the row that a place is in, for instance the fund; undefined outside of tables. */
export function rowNameOf(
  definition: CompiledDefinition,
  answers: Answers,
  at: Pointer,
): string | undefined {
  const [row, list] = /^(.+?)\/\d+(?=\/)/.exec(at) ?? [];
  if (row === undefined || list === undefined) return undefined;
  if (uiAt(definition.ui, list)['ui:widget'] !== 'table') return undefined;
  const [first] = fieldsOfRows(definition, list, descriptionOf(definition.schema, list)!.items);
  const entry = getAt(answers, row) as Answers | undefined;
  return first && entry && shownInRow(definition, list, entry, first);
}
