import {
  formatGiven,
  activePart,
  type Answers,
  type CompiledDefinition,
  isDrawn,
  isMultipleChoice,
  labelOf,
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
  const { items: ui = {}, 'ui:entries': words } = uiAt(definition.ui, at);
  return entries.map(entryText).join('\n\n');

  function entryText(entry: Answers, index: number): string {
    const number = `${above}${index + 1}`;
    const { properties = {} } = activePart(definition, schema.items, entry);
    const lines = Object.entries<Schema>(properties)
      .filter(([name, part]) => name !== words?.editing && isDrawn(part, ui[name]))
      .filter(([, part]) => part.type !== 'null')
      .map(([name, part]) => {
        const place = `${at}/${index}${pointerOf(name)}`;
        const label = labelOf(definition, place);
        const isList = part.type === 'array' && !isMultipleChoice(part);
        if (isList && entry[name]?.length > 0)
          return `${label}:\n${listText(definition, place, part, entry[name], lists, `${number}.`)}`;
        const text = formatGiven(
          definition,
          part,
          ui[name],
          entry[name],
          lists[titleLocation(place)],
        );
        return `${label}: ${text || t('pages.noAnswer')}`;
      });
    return [t('entries.entry', { number }), ...lines].join('\n');
  }
}
