import { type List, type Pointer, pointerOf } from '#engine';
import { checkCall } from './calls';
import { partOf } from './expressions';
import { checkGiven } from './give';
import { partName } from './resolve';
import { entriesOf, valueOfOption } from './options';
import { besideOf, type Types } from './types';
import { alternativesOf, jsonTypeOf, typeAt, type ValueType } from './valueType';

/** The options of drop-downs and links: their labels and values, and the fields that an option fills. */
export function checkLists(types: Types): void {
  const { definition, calls, report, answers, document } = types;
  const place = document();
  for (const [field, list] of Object.entries(definition.request.lists ?? {})) {
    const at = `/lists${pointerOf(field)}`;
    if ('call' in list)
      checkCall(report, place, calls, { call: list.call, send: list.send ?? {}, at });
    const entry = entriesOf(report, place, calls, list, at);
    const of = nameOf(list);
    checkOption(types, list, entry, of, at);
    const type = answers.at(field);
    const isDrawn = type && !alternativesOf(type).some((one) => jsonTypeOf(one) === 'null');
    if (isDrawn)
      checkGiven(
        report,
        place,
        [
          {
            type: valueOfOption(list, entry),
            isOptional: false,
            at,
            name: 'The value of an option',
          },
        ],
        { type, name: `the field "${field}"` },
      );
    for (const [name, property] of Object.entries(list.fills ?? {})) {
      const where = `${at}/fills${pointerOf(name)}`;
      const filled = { ...partOf(report, entry, of, pointerOf(property), where), at: where };
      const target = answers.at(besideOf(field, name));
      if (target)
        checkGiven(report, place, [{ ...filled, name: `"${property}" of ${of}` }], {
          type: target,
          name: `the field "${besideOf(field, name)}"`,
          isEmptyAllowed: true,
        });
    }
  }
}

const nameOf = (list: List): string =>
  'call' in list
    ? partName(list.items, list.call)
    : 'from' in list
      ? `"${list.from}"`
      : list.compute;

/** The names of an entry that are its label and value; without `option` it has these names itself. */
function checkOption(
  { report }: Types,
  { option }: List,
  entry: ValueType,
  of: string,
  at: Pointer,
): void {
  if (option) {
    for (const name of ['label', 'value'] as const)
      partOf(report, entry, of, pointerOf(option[name]), `${at}/option/${name}`);
    return;
  }
  for (const name of ['label', 'value']) {
    const found = typeAt(entry, pointerOf(name));
    if (!('name' in found)) continue;
    report.add(
      'map-pointer',
      at,
      `An entry of ${of} has no "${name}", so it cannot be an option. Add "option": { "label": …, "value": … } with names of: ${found.known.join(', ')}.`,
      'name',
    );
    return;
  }
}
