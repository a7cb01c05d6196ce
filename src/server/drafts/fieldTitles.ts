import {
  type Answers,
  type CompiledDefinition,
  type Definition,
  describedFields,
  fieldOf,
  labelOf,
  ownFields,
  partyOf,
  type Pointer,
  uiAt,
} from '#engine';
import { t } from '../i18n';

/**
 * What the answered fields are called, by place; all entries of a list share theirs. What nobody is asked for, our own
 * values and hidden ones, has no title.
 */
export function fieldTitles(
  definition: CompiledDefinition,
  answers: Answers,
): { [place: Pointer]: string } {
  const own = ownFields(definition);
  return Object.fromEntries(
    describedFields(definition.schema)
      .filter(({ at }) => Object.hasOwn(answers, fieldOf(at)))
      .filter(({ at }) => !own.includes(at) && uiAt(definition.ui, at)['ui:widget'] !== 'hidden')
      .map(({ at }) => [at, titleAt(definition, at)]),
  );
}

/** The title of a field or of the list of an entry, with the party that is asked where several are asked the same. */
export function titleAt(definition: Definition, at: Pointer): string {
  const title = labelOf(definition, at.replace(/\/\d+$/, ''));
  const party = partyOf(definition.ui, fieldOf(at));
  return party ? t('draft.of', { title, party }) : title;
}

/** The place of a field as titles know it. */
export const titleLocation = (at: Pointer): Pointer => at.replace(/\/\d+(?=\/|$)/g, '/items');
