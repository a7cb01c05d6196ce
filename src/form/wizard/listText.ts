import {
  activePart,
  type Answers,
  type CompiledDefinition,
  isDrawn,
  labelOf,
  type Option,
  type Pointer,
  type Schema,
  uiAt,
} from '#engine';
import { t } from '../i18n';
import { answerText } from './answerText';

/** A list as text: every entry with its shown fields, one on each line, and an empty line between two entries. */
export function listText(
  definition: CompiledDefinition,
  at: Pointer,
  schema: Schema,
  entries: Answers[] = [],
  lists: { [field: Pointer]: Option[] | string } = {},
): string {
  const { items: ui = {}, 'ui:entries': words } = uiAt(definition.ui, at);
  return entries.map(entryText).join('\n\n');

  function entryText(entry: Answers, index: number): string {
    const { properties = {} } = activePart(definition, schema.items, entry);
    const lines = Object.entries<Schema>(properties)
      .filter(([name, part]) => name !== words?.editing && isDrawn(part, ui[name]))
      .filter(([, part]) => part.type !== 'null')
      .map(([name, part]) => {
        const text = answerText(
          definition,
          part,
          ui[name],
          entry[name],
          lists[`${at}/items/${name}`],
        );
        return `${labelOf(definition, `${at}/${index}/${name}`)}: ${text || t('pages.noAnswer')}`;
      });
    return [t('entries.entry', { number: index + 1 }), ...lines].join('\n');
  }
}
