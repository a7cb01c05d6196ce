import { computations, type Definition, type List, type Pointer, pointerOf } from '#engine';
import { callSites } from '../../lint/shared/callSites';
import type { Operator } from '../mutant';
import { mutants, pairsOf, slip, type Slip, swap } from './operator';
import { after, otherPointer } from './others';
import { computationName } from './words/expressions';
import { fieldName, pointerName, quoted } from './words/names';
import { placeName } from './words/sites';

/** Removes one part of request.json; the whole list or table where it is the only one. */
function removed(words: string, holder: object, at: Pointer, name: string | number): Slip {
  return slip(words, Object.keys(holder).length > 1 ? at + pointerOf(name) : at);
}

/** Another path of the same method: `POST name-change/` → `POST name-changes/`. */
const otherCall = (call: string): string => call.replace(/\/?$/, (end) => `s${end}`);

function* callsChanged(definition: Definition): Generator<Slip> {
  const { draft } = definition.request;
  for (const { at, call } of callSites(definition.request))
    yield called(placeName(definition, at), `${at}/call`, call);
  if (draft) {
    yield called('the load of a draft', '/draft/load', draft.load);
    yield called('the save of a draft', '/draft/save', draft.save);
  }
}

const called = (name: string, at: Pointer, call: string): Slip =>
  slip(`${name} called ${quoted(otherCall(call))} and not ${quoted(call)}`, at, otherCall(call));

/** The parts of request.json of which each can be left out, and what that means. */
const parts: { [root: string]: (name: string) => string } = {
  load: (name) => `${name} were left out`,
  lists: (name) => `${name} were left out, so that nothing could be chosen`,
  lookUps: (name) => `${name} were left out`,
  proofs: (name) => `${name} had no call`,
  signatures: (name) => `${name} were not asked for`,
  downloads: (name) => `${name} were not offered`,
  asides: (name) => `${name} were not there`,
};

function* partsDropped(definition: Definition, ...roots: string[]): Generator<Slip> {
  for (const root of roots) {
    const holder: object = (definition.request as { [root: string]: any })[root] ?? {};
    for (const key of Object.keys(holder))
      yield removed(parts[root]!(placeName(definition, [root, key])), holder, `/${root}`, key);
  }
}

const dropsOf = (...roots: string[]) =>
  mutants('request', (definition) => partsDropped(definition, ...roots));

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
    const others = computations.map((one) => one.name);
    const other = after(others, list.compute)!;
    yield slip(
      `${name} were ${computationName(other)} and not ${computationName(list.compute)}`,
      `${at}/compute`,
      other,
    );
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

function* holdsDropped(definition: Definition): Generator<Slip> {
  for (const [field, { holdsWhen }] of Object.entries(definition.request.proofs ?? {}))
    if (holdsWhen)
      yield slip(
        `${placeName(definition, ['proofs', field])} were an OTP and not what the response says`,
        `/proofs${pointerOf(field)}/holdsWhen`,
      );
  for (const [field, { foundWhen }] of Object.entries(definition.request.lookUps ?? {}))
    if (foundWhen)
      yield slip(
        `${placeName(definition, ['lookUps', field])} took any response for a result`,
        `/lookUps${pointerOf(field)}/foundWhen`,
      );
}

function* locksDropped(definition: Definition): Generator<Slip> {
  for (const [field, { locks = [] }] of Object.entries(definition.request.proofs ?? {}))
    for (const [i, locked] of locks.entries())
      yield removed(
        `${fieldName(definition, locked)} could still be changed once ${fieldName(definition, field)} is verified`,
        locks,
        `/proofs${pointerOf(field)}/locks`,
        i,
      );
}

function* renamesChanged(definition: Definition): Generator<Slip> {
  const { renamed = {} } = definition.request;
  for (const [former, now] of Object.entries(renamed)) {
    const was = `a saved answer to the former field ${quoted(former.slice(1))}`;
    yield removed(
      `${was} were lost and not kept for ${fieldName(definition, now)}`,
      renamed,
      '/renamed',
      former,
    );
    const other = otherPointer(definition, `/answers${now}`)?.slice('/answers'.length);
    if (other !== undefined)
      yield slip(
        `${was} were kept for ${fieldName(definition, other)} and not for ${fieldName(definition, now)}`,
        `/renamed${pointerOf(former)}`,
        other,
      );
  }
}

export const callOperators: Operator[] = [
  {
    id: 'request:call-changed',
    part: 'steps',
    explains: 'Makes another call than is meant.',
    mutantsOf: mutants('request', callsChanged),
  },
  {
    id: 'request:load-dropped',
    part: 'loads',
    explains: 'Leaves out a call that fetches existing values.',
    mutantsOf: dropsOf('load'),
  },
  {
    id: 'request:list-dropped',
    part: 'rules',
    explains: 'Leaves out where the options of a list come from.',
    mutantsOf: dropsOf('lists'),
  },
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
    id: 'request:look-up-dropped',
    part: 'loads',
    explains: 'Leaves out a look-up, so that what it fills stays empty.',
    mutantsOf: dropsOf('lookUps'),
  },
  {
    id: 'request:look-up-elsewhere',
    part: 'loads',
    explains: 'Searches another list of the response, or by another name, or not at all.',
    mutantsOf: mutants('request', findsChanged),
  },
  {
    id: 'request:proof-dropped',
    part: 'loads',
    explains: 'Leaves out the call that proves a value.',
    mutantsOf: dropsOf('proofs'),
  },
  {
    id: 'request:holds-dropped',
    part: 'loads',
    explains: 'Takes any response for a proof, or for a result of a look-up.',
    mutantsOf: mutants('request', holdsDropped),
  },
  {
    id: 'request:locks-dropped',
    part: 'loads',
    explains: 'Lets a field be changed that is fixed once a value is proved.',
    mutantsOf: mutants('request', locksDropped),
  },
  {
    id: 'request:signature-dropped',
    part: 'gates',
    explains: 'Does not ask a party to sign.',
    mutantsOf: dropsOf('signatures'),
  },
  {
    id: 'request:outer-dropped',
    part: 'after',
    explains: 'Takes a download or a button of its own away.',
    mutantsOf: dropsOf('downloads', 'asides'),
  },
  {
    id: 'request:draft-dropped',
    part: 'after',
    explains: 'Keeps no draft of the answers on the server.',
    mutantsOf: mutants('request', function* ({ request }) {
      if (request.draft) yield slip('the server kept no draft of the answers', '/draft');
    }),
  },
  {
    id: 'request:download-unsigned',
    part: 'after',
    explains: 'Offers a document before all have signed.',
    mutantsOf: mutants('request', function* (definition) {
      for (const [i, { signed }] of (definition.request.downloads ?? []).entries())
        if (signed)
          yield slip(
            `${placeName(definition, ['downloads', String(i)])} were offered before all have signed`,
            `/downloads/${i}/signed`,
          );
    }),
  },
  {
    id: 'request:renamed-changed',
    part: 'first',
    explains:
      'Loses answers of saved drafts to a field that had another name, or puts them into another field.',
    mutantsOf: mutants('request', renamesChanged),
  },
];
