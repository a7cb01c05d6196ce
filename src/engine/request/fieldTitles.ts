import type { Answers, CompiledDefinition, Definition } from '../definition/definition';
import type { Pointer } from '../definition/valueExpression';
import { oncePer } from '../json/oncePer';
import { fieldOf, parentOf } from '../json/pointer';
import { partyOf } from '../layout/parties';
import { describedFields, descriptionOf } from '../schema/fields';
import { isGroup } from '../schema/groups';
import { interpolate } from '../text/message';
import { engineMessages, labelOf } from '../text/messageFor';
import { uiAt } from '../text/uiAt';
import { readOnlyFields } from './readOnlyValues';

/**
 * The titles of the answered fields, by location; all entries of a list share theirs. Fields that the customer does not
 * answer, which are hidden or computed, have none.
 */
export function fieldTitles(
  definition: CompiledDefinition,
  answers: Answers,
): { [place: Pointer]: string } {
  return Object.fromEntries(
    titlesOf(definition).filter(([at]) => Object.hasOwn(answers, fieldOf(at))),
  );
}

/** With the titles of all fields that the customer can answer: a form saves them again and again. */
const titlesOf = oncePer((definition: CompiledDefinition) => {
  const own = readOnlyFields(definition);
  const places = new Set(describedFields(definition.schema).map(({ at }) => at));
  return [...places]
    .filter((at) => !own.includes(at) && uiAt(definition.ui, at)['ui:widget'] !== 'hidden')
    .map((at) => [at, titleAt(definition, at)] as const);
});

/**
 * The title of a field, or of the list of an entry; with the party if several parties answer the same question, or with
 * the group that it is in: an address may be asked twice.
 */
export function titleAt(definition: Definition, at: Pointer): string {
  const field = at.replace(/\/\d+$/, '');
  const title = labelOf(definition, field);
  const party = partyOf(definition.ui, fieldOf(at)) ?? groupTitle(definition, field);
  return titleOf(definition, title, party);
}

/** The label of a question where nothing else says which group it is in: with the group. */
export const labelWithGroup = (definition: Definition, at: Pointer): string =>
  titleOf(definition, labelOf(definition, at), groupTitle(definition, at));

const titleOf = (definition: Definition, title: string, party: string | undefined): string =>
  party ? interpolate(engineMessages(definition).draft.of, { title, party }) : title;

/** The title of the group that a field is in; undefined for a field that is in none. */
export function groupTitle(definition: Definition, at: Pointer): string | undefined {
  const group = parentOf(at);
  const isWithin = group !== '' && isGroup(descriptionOf(definition.schema, group) ?? {});
  return isWithin && !/\/\d+$/.test(group) ? labelOf(definition, group) : undefined;
}

/** The location of a field in the titles: without the index of an entry. */
export const titleLocation = (at: Pointer): Pointer => at.replace(/\/\d+(?=\/|$)/g, '/items');
