import { type Definition, type Pointer, pointerOf } from '#engine';
import { callSites } from '../../lint/shared/callSites';
import type { Operator } from '../mutant';
import { mutants, slip, type Slip } from './operator';
import { otherPointer } from './others';
import { fieldName, quoted } from './words/names';
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
  proofs: (name) => `${name} could not be given`,
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

function* messagesDropped(definition: Definition): Generator<Slip> {
  for (const root of ['lookUps', 'proofs'] as const)
    for (const [field, { messageFrom }] of Object.entries(definition.request[root] ?? {}))
      if (messageFrom !== undefined)
        yield slip(
          `the words of the response were not told where ${placeName(definition, [root, field])} fails`,
          `/${root}${pointerOf(field)}/messageFrom`,
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
    id: 'request:look-up-dropped',
    part: 'loads',
    explains: 'Leaves out a look-up, so that what it fills stays empty.',
    mutantsOf: dropsOf('lookUps'),
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
    id: 'request:own-message-dropped',
    part: 'loads',
    explains: 'Says why a value is not proved or found in other words than those of the response.',
    mutantsOf: mutants('request', messagesDropped),
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
