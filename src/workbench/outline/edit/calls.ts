import { knownCalls } from '#api';
import {
  alternativesOf,
  removeFromText,
  setChangedInText,
  setInText,
  type ValueType,
} from '#authoring';
import { getAt, isObject, partsOf, type Pointer, type Schema } from '#engine';
import { type Definition, pathIn } from '../model/definition';
import { fieldOfPart } from '../model/parts';
import { documentSubjects, type Subject } from '../model/subjects';
import type { Changes } from './texts';

/** What a call takes; undefined where nobody knows it. */
export function inputOf(call: string): Schema | undefined {
  const known: unknown = (knownCalls as { [call: string]: { input: Schema } })[call]?.input;
  return isObject(known) ? known : undefined;
}

/** Gives a part another call, and proposes a source for all that the call has to be sent; or takes the call away. */
export function setCall(definition: Definition, part: Pointer, call: string | undefined): Changes {
  const path = pathIn(definition.key, 'request');
  if (call === undefined)
    return { [path]: removeFromText(definition.texts[path]!, `${part}/call`, `${part}/send`) };
  const text = setInText(definition.texts[path]!, `${part}/call`, call);
  const sent: unknown = getAt(definition.request, `${part}/send`) ?? {};
  const input = inputOf(call);
  if (!input || !isObject(sent) || 'each' in sent) return { [path]: text };
  const subjects = documentSubjects(definition, Infinity);
  const isBefore = part.startsWith('/load/');
  const usable = subjects.filter(({ at }) => !isBefore || !at.startsWith('/answers/'));
  const field = fieldOfPart(part);
  // What belongs to a field mostly asks about its answer.
  const own = field === undefined ? undefined : `/answers${field}`;
  const proposed = Object.fromEntries(
    ((input.required ?? []) as string[]).flatMap((name) => {
      const source = sent[name] ?? proposalFor(name, input.properties[name], usable) ?? own;
      return source === undefined ? [] : [[name, source]];
    }),
  );
  const kept = Object.entries(sent).filter(([name]) => name in input.properties);
  const send = { ...Object.fromEntries(kept), ...proposed };
  const before: unknown = getAt(definition.request, `${part}/send`);
  if (before === undefined && Object.keys(send).length === 0) return { [path]: text };
  return { [path]: setChangedInText(text, `${part}/send`, before, send) };
}

/** The value that a name of a call most likely wants. */
function proposalFor(name: string, type: ValueType, subjects: Subject[]): unknown {
  if ('const' in type) return { const: type.const };
  const kind: unknown = type.title;
  const wanted = wordsIn(name);
  const fits = ({ at, type: own }: Subject): number => {
    const words = wordsIn(partsOf(at).at(-1)!);
    if (kind !== undefined && alternativesOf(own).some(({ title }) => title === kind)) return 3;
    if (words.join('') === wanted.join('')) return 2;
    return words.every((word) => wanted.includes(word)) || isEnd(words, wanted) ? 1 : 0;
  };
  const best = Math.max(0, ...subjects.map(fits));
  return best > 0 ? subjects.find((one) => fits(one) === best)?.at : undefined;
}

/** `bankIFSC` asks for an `ifsc_code`. */
const isEnd = (words: string[], wanted: string[]): boolean =>
  wanted.length > 0 && words.includes(wanted.at(-1)!);

/** `policyNumber`, `policy_number` and `policyNo` are the same words. */
const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => (word === 'no' ? 'number' : word));
