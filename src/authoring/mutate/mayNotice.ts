import { partsOf, type Pointer, pointerOf } from '#engine';
import type { Example } from '../examples/example';
import { fieldNameOf } from '../fill/field';
import type { RunnableExample } from './exampleRuns';
import type { Mutant } from './mutant';

/** An example with the schemas in schema.json that apply to its answers. */
export interface TouchingExample extends RunnableExample {
  touched: Set<Pointer>;
}

/**
 * Whether an example may notice a mutant: one that has no answer at a rule, or no message of a field, cannot.
 * `places`: the schemas that the mutant changes, where it is of schema.json.
 */
export function mayNotice(
  { file, edits }: Mutant,
  places: Pointer[] | undefined,
  { kind, example, touched }: TouchingExample,
): boolean {
  if (file === 'ui') return edits.some(({ at }) => readsWord(at, example));
  if (states(example)) return true;
  if (places) return places.some((place) => touched.has(place));
  // Answers with problems, and refused requests, are never sent.
  const isOfSteps = edits.every(({ at }) => /^\/(steps|success)(\/|$)/.test(at));
  return !isOfSteps || kind === 'accepted' || example.link !== undefined;
}

const states = ({ opens, shows, calls, done }: Example): boolean =>
  [opens, shows, calls, done].some((one) => one !== undefined);

/** Words of ui.json that say something of a form that is drawn, and nothing about its answers. */
const drawn = new Set(
  [
    'help notes description placeholder autocomplete width haveReady submit pages policy toast dialog',
    'pickOnly forgets links',
  ].flatMap((words) => words.split(' ').map((word) => `ui:${word}`)),
);

/** Whether an example has something that a word of ui.json decides. */
function readsWord(at: Pointer, example: Example): boolean {
  const parts = partsOf(at);
  const i = parts.findIndex((part) => part.startsWith('ui:'));
  const word = parts[i] ?? '';
  // Words of the form as a whole.
  if (i <= 0) return !drawn.has(word) || states(example);
  const { problems = [], unusual = [], opens, shows = [], done } = example;
  if (JSON.stringify(shows).includes(parts[0]!)) return true;
  if (drawn.has(word)) return false;
  const told = [...problems, ...unusual];
  const field = pointerOf(...parts.slice(0, i));
  const isTold = told.some((one) => fieldNameOf(one.at).startsWith(field));
  const hasWords = done !== undefined || opens?.notices !== undefined;
  if (word === 'ui:title') return told.length > 0 || hasWords;
  if (word === 'ui:enumNames') return isTold || hasWords;
  return word !== 'ui:messages' || isTold;
}
