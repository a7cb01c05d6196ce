import type { Ui } from '#engine';
import type { Part } from './part';
import { describe, type Place } from './place';
import { shownText, isList } from './texts';

/** Yes or no; a box to tick where the source says so. */
export function addBoolean(part: Part, place: Place): void {
  const { hints } = place;
  const widget = hints.take('widget');
  const isBox = widget?.value === 'checkbox' || widget?.value === 'CheckboxWidget';
  if (
    widget &&
    !isBox &&
    !['radio', 'select', 'RadioWidget', 'SelectWidget'].includes(String(widget.value))
  )
    hints.changed(widget, 'It is drawn as two choices, yes and no.');
  const ui = isBox ? {} : labelsOf(part, place);
  const list = part.take('enum')?.value;
  const isNo =
    part.take('const')?.value === false || (isList(list) && list.every((one) => one === false));
  describe(part, place, {
    type: 'boolean',
    schema: isNo ? { enum: [false] } : {},
    widget: isBox ? 'checkbox' : 'radio',
    ui,
    values: isNo ? [false] : [true, false],
  });
}

/** A box that must be ticked. */
export function addConsent(part: Part, place: Place): void {
  for (const keyword of ['const', 'enum']) part.take(keyword);
  place.hints.take('widget');
  describe(part, place, {
    type: 'boolean',
    schema: { enum: [true] },
    widget: 'checkbox',
    values: [true],
  });
}

function labelsOf(part: Part, { hints, notes }: Place): Ui {
  const names = hints.take('enumNames') ?? part.takeIf('enumNames', isList, notes);
  const values = part.keywords.get('enum')?.value;
  if (!names || !isList(names.value)) return {};
  const labels = names.value.map((value) => shownText({ ...names, value }));
  const [first, second] = isList(values) && values[0] === false ? labels.reverse() : labels;
  return first === undefined || second === undefined ? {} : { 'ui:enumNames': [first, second] };
}
