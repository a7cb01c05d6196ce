import { isObject, type Schema } from '#engine';
import { labelsOf, optionsIn } from './choiceField';
import type { Part } from './part';
import { describe, type Place } from './place';
import { isCount, isList } from './texts';

/** As many boxes are read. More values are chosen one by one, in a list of entries. */
const mostBoxes = 30;

/** Whether a list with these entries is a choice of several values. */
export function isChecklist(entry: Part): boolean {
  const values = entry.keywords.get('enum')?.value;
  return isList(values) && values.length <= mostBoxes;
}

/** Several of some values: one question, with a box to tick for each. */
export function addChecklist(part: Part, entry: Part, place: Place): void {
  const { notes, hints } = place;
  const own = part.take('enumNames');
  if (own && !entry.has('enumNames')) entry.keywords.set('enumNames', own);
  const options = optionsIn(entry, place);
  if (options.length === 0) {
    part.leaveAll(notes, 'None of these values can be chosen. Write choices as texts.');
    return;
  }
  if (options.some(({ value }) => typeof value !== 'string'))
    notes.changed(part.at, 'The values are sent as texts: several of them are chosen as texts.');
  for (const keyword of ['enum', 'type', 'minLength', 'maxLength', 'pattern']) entry.take(keyword);
  const description = entry.take('description');
  if (description && !part.has('description')) part.keywords.set('description', description);
  entry.leaveRest(notes);
  hints.take('widget');
  const labels = labelsOf(options, part.at, notes);
  const limits = limitsOf(part, place);
  // What is required is answered here, and in the source it is enough that the list is there.
  const mayBeEmpty = limits.minItems === undefined && limits.contains === undefined;
  const field = describe(
    part,
    { ...place, isRequired: place.isRequired && !mayBeEmpty },
    {
      type: 'array',
      schema: {
        items: { type: 'string', enum: options.map(({ value }) => String(value)) },
        ...limits,
        uniqueItems: true,
      },
      widget: 'checkboxes',
      ui: { 'ui:enumNames': labels },
    },
  );
  if (mayBeEmpty) field.mayBeEmpty = true;
}

function limitsOf(part: Part, { notes }: Place): Schema {
  const least = part.takeIf('minItems', isCount, notes)?.value;
  const most = part.takeIf('maxItems', isCount, notes)?.value;
  if (part.take('uniqueItems')?.value !== true)
    notes.added(part.at, 'Each of these values is chosen once at most (uniqueItems).');
  const contains = part.keywords.get('contains')?.value;
  const isValue = isObject(contains) && Object.keys(contains).join() === 'const';
  return {
    ...(least !== undefined && least > 0 && { minItems: least }),
    ...(most !== undefined && { maxItems: most }),
    ...(isValue && { contains: part.take('contains')!.value }),
  };
}
