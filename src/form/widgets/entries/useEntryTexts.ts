import {
  formatAnswer,
  activePart,
  type Answers,
  type Entries,
  interpolate,
  placeholdersIn,
  type Pointer,
  type Schema,
  uiAt,
} from '#engine';
import { useFormState, useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';

/** The name of an entry and the lines shown of it, from the templates of `ui:entries`. */
export function useEntryTexts(at: Pointer, schema: Schema) {
  const { definition } = useFormController().props;
  const lists = useFormState((state) => state.lists);
  const { items = {}, 'ui:entries': words } = uiAt(definition.ui, at);

  /** The template filled in; undefined where an answer is missing. */
  function sentence(template: string, entry: Answers): string | undefined {
    const { properties } = activePart(definition, schema.items, entry);
    const names = placeholdersIn(template).flatMap(({ name }) => name ?? []);
    const values = names.map((name) => {
      const options = lists[`${at}/items/${name}`];
      return [
        name,
        formatAnswer(definition, properties[name] ?? {}, items[name], entry[name], options),
      ] as const;
    });
    return values.every(([, text]) => text !== '')
      ? interpolate(template, Object.fromEntries(values), definition.textAt)
      : undefined;
  }

  return {
    nameOf: (entry: Answers, index: number): string =>
      (words && sentence(words.name, entry)) ?? t('entries.entry', { number: index + 1 }),
    factsOf: (entry: Answers): string[] =>
      ((words as Entries | undefined)?.facts ?? [])
        .map((template) => sentence(template, entry))
        .filter((line) => line !== undefined),
  };
}
