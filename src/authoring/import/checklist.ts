import { optionsIn } from './choiceField';
import type { Part } from './part';
import { type Place, titleOf } from './place';
import { titleOfName } from './names';
import { shownText } from './texts';

/** As many boxes are read. */
const mostBoxes = 30;

/** Several of some values: a form has a box to tick for each. */
export function addChecklist(part: Part, entry: Part, place: Place): void {
  const { scope, path, hints, notes, target, group } = place;
  const own = part.take('enumNames');
  if (own && !entry.has('enumNames')) entry.keywords.set('enumNames', own);
  const options = optionsIn(entry, place);
  if (options.length > mostBoxes || options.length === 0) {
    part.leaveAll(
      notes,
      `Several of ${options.length} values cannot be chosen: a form has a box for each of at most ${mostBoxes}. Ask for them in a list of entries.`,
    );
    return;
  }
  const title = titleOf(part, place);
  const description =
    shownText(hints.take('description')) ??
    shownText(hints.take('help')) ??
    shownText(part.take('description'));
  notes.changed(
    part.at,
    'Several of these values are chosen by boxes to tick, which are sent as true or false by the name of the value.',
  );
  for (const keyword of ['uniqueItems']) part.take(keyword);
  for (const keyword of ['enum', 'type', 'minLength', 'maxLength']) entry.take(keyword);
  hints.take('widget');
  const isHeaded = !scope.isList && !target.isConditional;
  const boxes = isHeaded
    ? {
        isHeaded: true as const,
        title,
        ...(description !== undefined && { description }),
        fields: [] as string[],
      }
    : group;
  if (isHeaded) scope.groups.push(boxes);
  for (const { value, label } of options) {
    const at = [...path, String(value)];
    const { name } = scope.add(at, entry.at, { type: 'boolean', values: [true, false] });
    target.properties[name] = { type: 'boolean' };
    const text = label ?? titleOfName(String(value));
    scope.ui[name] = { 'ui:title': isHeaded ? text : `${title}: ${text}`, 'ui:widget': 'checkbox' };
    boxes.fields.push(name);
    scope.sendAs(at, entry.at, scope.answerOf(name));
  }
  entry.leaveRest(notes);
}
