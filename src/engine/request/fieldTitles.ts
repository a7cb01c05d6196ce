import type { Answers, CompiledDefinition, Definition } from '../definition/definition';
import type { Pointer } from '../definition/valueExpression';
import { fieldOf } from '../json/pointer';
import { partyOf } from '../layout/parties';
import { describedFields } from '../schema/fields';
import { interpolate } from '../text/message';
import { engineMessages, labelOf, uiAt } from '../text/messageFor';
import { readOnlyFields } from './readOnlyValues';

/**
 * The titles of the answered fields, by location; all entries of a list share theirs. Fields that the customer does not
 * answer, which are hidden or computed, have none.
 */
export function fieldTitles(
  definition: CompiledDefinition,
  answers: Answers,
): { [place: Pointer]: string } {
  const own = readOnlyFields(definition);
  return Object.fromEntries(
    describedFields(definition.schema)
      .filter(({ at }) => Object.hasOwn(answers, fieldOf(at)))
      .filter(({ at }) => !own.includes(at) && uiAt(definition.ui, at)['ui:widget'] !== 'hidden')
      .map(({ at }) => [at, titleAt(definition, at)]),
  );
}

/** The title of a field, or of the list of an entry; with the party if several parties answer the same question. */
export function titleAt(definition: Definition, at: Pointer): string {
  const title = labelOf(definition, at.replace(/\/\d+$/, ''));
  const party = partyOf(definition.ui, fieldOf(at));
  return party ? interpolate(engineMessages(definition).draft.of, { title, party }) : title;
}

/** The location of a field in the titles: without the index of an entry. */
export const titleLocation = (at: Pointer): Pointer => at.replace(/\/\d+(?=\/|$)/g, '/items');
