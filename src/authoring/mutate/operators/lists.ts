import { type Definition, type List, type Pointer, pointerOf } from '#engine';
import type { Operator } from '../mutant';
import { mutants, pairsOf, slip, type Slip, swap } from './operator';
import { otherPointer } from './others';
import { pointerName, quoted } from './words/names';
import { placeName } from './words/sites';

function* sourcesChanged(definition: Definition, [field, list]: [string, List]): Generator<Slip> {
  const at = `/lists${pointerOf(field)}`;
  const name = placeName(definition, ['lists', field]);
  const say = (pointer: Pointer) => pointerName(definition, pointer);
  if ('call' in list)
    yield slip(
      `${name} came from ${say(`/response${list.items}X`)} and not from ${say(`/response${list.items}`)}`,
      `${at}/items`,
      `${list.items}X`,
    );
  else if ('from' in list) {
    const other = otherPointer(definition, list.from) ?? `${list.from}X`;
    yield slip(
      `${name} came from ${say(other)} and not from ${say(list.from)}`,
      `${at}/from`,
      other,
    );
  } else {
    for (const [one, next, i] of pairsOf(list.of))
      yield swap(
        `${say(one)} and ${say(next)} changed places in ${name}`,
        { at: `${at}/of/${i}`, value: one },
        { at: `${at}/of/${i + 1}`, value: next },
      );
  }
}

function* optionsChanged(
  definition: Definition,
  [field, { option }]: [string, List],
): Generator<Slip> {
  if (!option) return;
  const at = `/lists${pointerOf(field)}/option`;
  const name = placeName(definition, ['lists', field]);
  yield swap(
    `labels and values changed places in ${name}: ${quoted(option.label)} and ${quoted(option.value)}`,
    { at: `${at}/label`, value: option.label },
    { at: `${at}/value`, value: option.value },
  );
  for (const part of ['label', 'value'] as const)
    yield slip(
      `the ${part} of each entry in ${name} were its ${quoted(`${option[part]}X`)} and not its ${quoted(option[part])}`,
      `${at}/${part}`,
      `${option[part]}X`,
    );
}

const ofLists = (slipsOf: (definition: Definition, entry: [string, List]) => Iterable<Slip>) =>
  mutants('request', function* (definition) {
    for (const entry of Object.entries(definition.request.lists ?? {}))
      yield* slipsOf(definition, entry);
  });

function* findsChanged(definition: Definition): Generator<Slip> {
  for (const [field, { find }] of Object.entries(definition.request.lookUps ?? {})) {
    if (!find) continue;
    const at = `/lookUps${pointerOf(field)}/find`;
    const name = placeName(definition, ['lookUps', field]);
    const say = (pointer: Pointer) => pointerName(definition, `/response${pointer}`);
    yield slip(`${name} took any response for a result and searched no entry for the answer`, at);
    yield slip(
      `${name} searched ${say(`${find.in}X`)} and not ${say(find.in)}`,
      `${at}/in`,
      `${find.in}X`,
    );
    yield slip(
      `${name} compared the answer with ${quoted(`${find.by}X`)} and not with ${quoted(find.by)}`,
      `${at}/by`,
      `${find.by}X`,
    );
  }
}

export const listOperators: Operator[] = [
  {
    id: 'request:list-elsewhere',
    part: 'rules',
    explains: 'Takes the options of a list from another place than is meant.',
    mutantsOf: ofLists(sourcesChanged),
  },
  {
    id: 'request:list-option-changed',
    part: 'rules',
    explains:
      'Takes the labels or the values of options from other names of the entries: customers read one thing and the insurer receives another.',
    mutantsOf: ofLists(optionsChanged),
  },
  {
    id: 'request:look-up-elsewhere',
    part: 'loads',
    explains: 'Searches another list of the response, or by another name, or not at all.',
    mutantsOf: mutants('request', findsChanged),
  },
];
