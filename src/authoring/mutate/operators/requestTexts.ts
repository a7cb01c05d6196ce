import { type Definition, getAt, partsOf, type Pointer, pointerOf } from '#engine';
import type { Operator, Part } from '../mutant';
import { mutants, slip, type Slip } from './operator';
import { quoted } from './words/names';
import { placeName } from './words/sites';

/** What each text of request.json is, by its path; `*` is any index. */
const refusals: { [path: string]: string } = {
  '/policies/none': 'the message where no policy can ask',
  '/submitWhen/message': 'the reason why the form cannot be submitted yet',
};
const notices: { [path: string]: string } = {
  '/load/*/none': 'the notice where nothing is found by',
  '/openRequestNotice/message': 'the notice of an open request',
  '/openRequestNotice/note': 'the note in the notice of an open request',
  '/openRequestNotice/goOn': 'the button that goes on after the notice of an open request',
  '/openRequestNotice/change': 'the button that does not go on after the notice of an open request',
  '/steps/*/pause/choices/note': 'the note in the pause after',
  '/steps/*/pause/choices/goOn': 'the button that goes on after the pause of',
  '/steps/*/pause/choices/change': 'the button that changes an answer after the pause of',
};
const ends: { [path: string]: string } = {
  '/success/message': 'the message at the end',
  '/withdraw/message': 'what a withdrawal means',
  '/subType/name': 'the name of the sub-type',
  '/subType/code': 'the code of the sub-type',
  '/steps/*/title': 'what is said of the ticket of',
};
const buttons: { [path: string]: string } = {
  '/signatures/*/title': 'the title of',
  '/downloads/*/title': 'the title of',
  '/asides/*/title': 'the title of',
  '/asides/*/help': 'the help below',
  '/asides/*/message': 'the message after',
};

/** The pointers to every text at a path, with what it is. */
function* textsAt(
  definition: Definition,
  path: string,
  noun: string,
): Generator<[Pointer, string, string]> {
  const [before, after] = path.split('/*') as [string, string?];
  const holder: unknown = getAt(definition.request, before);
  const found =
    after === undefined
      ? [before]
      : Object.keys(holder ?? {}).map((key) => before + pointerOf(key) + after);
  for (const at of found) {
    const text: unknown = getAt(definition.request, at);
    if (typeof text !== 'string') continue;
    yield [at, text, after === undefined ? noun : `${noun} ${placeName(definition, partsOf(at))}`];
  }
}

function* changed(definition: Definition, table: { [path: string]: string }): Generator<Slip> {
  for (const [path, noun] of Object.entries(table))
    for (const [at, text, words] of textsAt(definition, path, noun))
      yield slip(`${words} read differently from ${quoted(text)}`, at, `${text}x`);
}

/** Texts that a request can do without. */
const optional = [
  '/load/*/none',
  '/openRequestNotice/note',
  '/steps/*/pause/choices/note',
  '/asides/*/help',
  '/subType/code',
  '/withdraw/message',
];

function* dropped(definition: Definition): Generator<Slip> {
  const table = { ...notices, ...ends, ...buttons };
  for (const path of optional)
    for (const [at, text, words] of textsAt(definition, path, table[path]!))
      yield slip(`${words} were missing: ${quoted(text)}`, at);
}

const kinds: [name: string, part: Part, explains: string, table: { [path: string]: string }][] = [
  [
    'words-changed',
    'words',
    'Changes the message with which a request is refused. A refused example states it.',
    refusals,
  ],
  [
    'notice-changed',
    'words',
    'Changes a text of a notice, or of a dialog between two steps.',
    notices,
  ],
  [
    'success-changed',
    'after',
    'Changes what the customer reads at the end, or what the ticket is for.',
    ends,
  ],
  [
    'button-changed',
    'drawing',
    'Changes a text at a signature, a download or a button of its own.',
    buttons,
  ],
];

export const requestTextOperators: Operator[] = [
  ...kinds.map(([name, part, explains, table]) => ({
    id: `request:${name}`,
    part,
    explains,
    mutantsOf: mutants('request', (definition) => changed(definition, table)),
  })),
  {
    id: 'request:text-dropped',
    part: 'words',
    explains:
      'Takes a text away that a request can do without, such as the notice of a load that finds nothing.',
    mutantsOf: mutants('request', dropped),
  },
];
