import {
  formatGiven,
  activeWithin,
  type Answers,
  askedIn,
  type AskedField,
  type CompiledDefinition,
  getAt,
  isDrawn,
  isMultipleChoice,
  labelWithGroup,
  type Option,
  type Pointer,
  pointerOf,
  type Schema,
  titleLocation,
  uiAt,
} from '#engine';
import { t } from '../i18n';

/**
 * A list as text: every entry with its shown fields, one on each line, and an empty line between two entries. Those of a
 * list inside an entry are numbered 2.1, 2.2; `above` is what their numbers begin with.
 */
export function listText(
  definition: CompiledDefinition,
  at: Pointer,
  schema: Schema,
  entries: Answers[] = [],
  lists: { [field: Pointer]: Option[] | string } = {},
  above = '',
): string {
  const { 'ui:entries': words } = uiAt(definition.ui, at);
  return entries.map(entryText).join('\n\n');

  function entryText(entry: Answers, index: number): string {
    const number = `${above}${index + 1}`;
    const within = `${at}/${index}`;
    const active = activeWithin(definition, schema.items, entry);
    const editing = words?.editing && within + pointerOf(words.editing);
    const isShown = ({ at: place, schema: part }: AskedField) =>
      place !== editing && part.type !== 'null' && isDrawn(part, uiAt(definition.ui, place));
    const lines = askedIn(active, within, isShown).map(({ at: place, schema: part }) => {
      const label = labelWithGroup(definition, place);
      const answer: unknown = getAt(entry, place.slice(within.length));
      const isList = part.type === 'array' && !isMultipleChoice(part);
      if (isList && Array.isArray(answer) && answer.length > 0)
        return `${label}:\n${listText(definition, place, part, answer, lists, `${number}.`)}`;
      const ui = uiAt(definition.ui, place);
      const text = formatGiven(definition, part, ui, answer, lists[titleLocation(place)]);
      return `${label}: ${text || t('pages.noAnswer')}`;
    });
    return [t('entries.entry', { number }), ...lines].join('\n');
  }
}
