import { type Definition, pointerOf, type Step } from '#engine';
import type { Operator } from '../mutant';
import { conditionPlaces } from '../places';
import { mutants, pairsOf, slip, type Slip, swap } from './operator';
import { testsOf } from './words/keywords';
import { pointerName, quoted } from './words/names';
import { placeName } from './words/sites';

const stepName = ({ id }: Step) => `the step ${quoted(id)}`;

/** One kind of slip in each step. */
const inSteps = (
  slipsOf: (step: Step, at: string, definition: Definition) => Iterable<Slip>,
): Operator['mutantsOf'] =>
  mutants('request', function* (definition) {
    for (const [i, step] of definition.request.steps.entries())
      yield* slipsOf(step, pointerOf('steps', i), definition);
  });

/** What a step is without one of its properties. */
const without: { [name in keyof Step]?: (step: Step, value: any) => string } = {
  omitEmpty: (step) => `${stepName(step)} sent empty texts for answers that were not given`,
  mayFail: (step) => `${stepName(step)} could not fail without ending the request`,
  spaced: (step) => `underscores in the message of ${stepName(step)} were not shown as spaces`,
  save: (step) => `the file of ${stepName(step)} were not saved`,
  raises: (step) => `${stepName(step)} raised no ticket`,
  raisesFor: (step, name) => `${stepName(step)} raised no ticket for ${quoted(name)}`,
  title: (step, title) => `the ticket of ${stepName(step)} did not say ${quoted(title)}`,
};

const responseName = (definition: Definition, at: string) =>
  pointerName(definition, `/response${at}`);

const fileName = (at: string, name: string): Slip =>
  slip(`the file were saved as ${quoted(`x${name}`)} and not as ${quoted(name)}`, at, `x${name}`);

/** What is done only where its `when` holds; in a `choose` the case is another matter. */
function* whenDropped(definition: Definition): Generator<Slip> {
  for (const place of conditionPlaces(definition, 'request')) {
    const { at } = place;
    if (!at.endsWith('/when') || at.includes('/choose/') || /^\/(blocked|choices)/.test(at))
      continue;
    const what = at.includes('/pause/')
      ? `the pause after ${placeName(definition, at)}`
      : placeName(definition, at);
    const isDone = at.startsWith('/signatures/') ? 'asked for' : 'taken';
    yield slip(
      `${what} were ${isDone} always and not only where ${testsOf(definition, place)}`,
      at,
    );
  }
}

export const stepOperators: Operator[] = [
  {
    id: 'request:when-dropped',
    part: 'steps',
    explains:
      'Takes a step, a load, a signature or a pause in all cases, whatever its condition says.',
    mutantsOf: mutants('request', whenDropped),
  },
  {
    id: 'request:stop-dropped',
    part: 'steps',
    explains: 'Lets a request go on although a response says that it must end.',
    mutantsOf: inSteps(function* (step, at) {
      if (step.stopWhen)
        yield slip(
          `nothing in the response to ${stepName(step)} stopped the request`,
          `${at}/stopWhen`,
        );
    }),
  },
  {
    id: 'request:pause-dropped',
    part: 'steps',
    explains: 'Lets a request go on without the message that the customer should read first.',
    mutantsOf: inSteps(function* (step, at) {
      if (step.pause)
        yield slip(`there were no pause with a message after ${stepName(step)}`, `${at}/pause`);
    }),
  },
  {
    id: 'request:choices-dropped',
    part: 'steps',
    explains:
      'Leaves the customer no choice after a response that is no success: they can only go on.',
    mutantsOf: inSteps(function* (step, at) {
      if (step.pause?.choices)
        yield slip(
          `the customer could only go on after ${stepName(step)} and not change an answer`,
          `${at}/pause/choices`,
        );
    }),
  },
  {
    id: 'request:step-word-dropped',
    part: 'steps',
    explains:
      'Takes one of the properties of a step away that say what it sends or how its response counts.',
    mutantsOf: inSteps(function* (step, at) {
      for (const [name, words] of Object.entries(without))
        if (name in step) yield slip(words(step, step[name as keyof Step]), `${at}/${name}`);
    }),
  },
  {
    id: 'request:encoding-changed',
    part: 'steps',
    explains: 'Sends a step as JSON and not as multipart, in which alone files travel.',
    mutantsOf: inSteps(function* (step, at) {
      if (step.as === 'multipart')
        yield slip(`${stepName(step)} were sent as JSON and not as multipart`, `${at}/as`);
    }),
  },
  {
    id: 'request:message-elsewhere',
    part: 'steps',
    explains: 'Takes the message that the customer reads from another place of the response.',
    mutantsOf: inSteps(function* (step, at, definition) {
      const places = [
        [`${at}/messageFrom`, step.messageFrom],
        [`${at}/pause/message`, step.pause?.message],
        [`${at}/save/url`, step.save?.url],
      ] as const;
      for (const [place, from] of places)
        if (from !== undefined)
          yield slip(
            `${stepName(step)} took ${place.endsWith('url') ? 'the address of its file' : 'its message'} from ${responseName(definition, `${from}X`)} and not from ${responseName(definition, from)}`,
            place,
            `${from}X`,
          );
    }),
  },
  {
    id: 'request:message-place-changed',
    part: 'drawing',
    explains:
      'Shows the message of a failed or stopped step in a toast in place of a dialog, or the other way round.',
    mutantsOf: inSteps(function* (step, at) {
      const [now, other] = step.showIn === 'dialog' ? ['dialog', 'toast'] : ['toast', 'dialog'];
      yield slip(
        `the message of ${stepName(step)} were shown in a ${other} and not in a ${now}`,
        `${at}/showIn`,
        other,
      );
    }),
  },
  {
    id: 'request:file-name-changed',
    part: 'after',
    explains: 'Saves a file under another name than is meant.',
    mutantsOf: mutants('request', function* ({ request }) {
      for (const [i, { save }] of request.steps.entries())
        if (save) yield fileName(`/steps/${i}/save/as`, save.as);
      for (const [i, download] of (request.downloads ?? []).entries())
        yield fileName(`/downloads/${i}/fileName`, download.fileName);
    }),
  },
  {
    id: 'request:step-dropped',
    part: 'steps',
    explains: 'Leaves a step out: its call would never be made.',
    mutantsOf: inSteps(function* (step, at, { request }) {
      if (request.steps.length > 1) yield slip(`${stepName(step)} were left out`, at);
    }),
  },
  {
    id: 'request:steps-swapped',
    part: 'steps',
    explains: 'Lets two steps change places: a step may need the response of an earlier one.',
    mutantsOf: mutants('request', function* ({ request }) {
      for (const [one, other, i] of pairsOf(request.steps))
        yield swap(
          `${stepName(other)} came before ${stepName(one)} and not after it`,
          { at: `/steps/${i}`, value: one },
          { at: `/steps/${i + 1}`, value: other },
        );
    }),
  },
  {
    id: 'request:ticket-elsewhere',
    part: 'steps',
    explains: 'Raises the ticket of an earlier step for another sub-type.',
    mutantsOf: inSteps(function* (step, at) {
      if (step.raisesFor)
        yield slip(
          `${stepName(step)} raised its ticket for ${quoted(`${step.raisesFor}x`)} and not for ${quoted(step.raisesFor)}`,
          `${at}/raisesFor`,
          `${step.raisesFor}x`,
        );
    }),
  },
];
