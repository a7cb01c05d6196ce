import { type Occurrence, occurrencesIn } from '#authoring';
import { getAt, isObject, parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import type { Values } from './texts';

/** A place that holds the value of a choice, or is named by it. */
export type ChoicePlace = Pick<Occurrence, 'file' | 'at' | 'target'>;

const applicators = ['not', 'allOf', 'anyOf', 'oneOf'];

/**
 * Every place in the files of a request type that names a choice of a field by its value: lists of choices, conditions,
 * sources that depend on it, what a field begins with, and examples that choose it or say that it is sent.
 */
export function choiceOccurrences(
  key: string,
  values: Values,
  field: Pointer,
  value: string | number,
): ChoicePlace[] {
  const own = Object.fromEntries(
    Object.entries(values).filter(([path]) => path.startsWith(`schemas/${key}/`)),
  );
  const named = occurrencesIn(key, own, { from: field, to: `${field}_` });
  const request = `schemas/${key}/request.json`;
  const found = named.flatMap(({ file, at, target }): ChoicePlace[] => {
    const here: unknown = getAt(own[file], at);
    if (target === 'name') return [...placesIn(here, file, at, value)];
    if (file !== request) return [];
    const of = `${parentOf(at)}/of`;
    const choice = of + pointerOf(String(value));
    const isChosenBy = at.endsWith('/by') && isObject(getAt(own[file], of));
    if (isChosenBy && getAt(own[file], choice) !== undefined)
      return [{ file, at: choice, target: 'name' }];
    return sentIn(own, request, at, value);
  });
  return [...new Map(found.map((one) => [`${one.file}#${one.at}`, one])).values()];
}

/** What stands under the name of a field: its answer, a source, or a schema. */
function* placesIn(
  here: unknown,
  file: string,
  at: Pointer,
  value: unknown,
): Generator<ChoicePlace> {
  if (here === value) yield { file, at, target: 'value' };
  if (Array.isArray(here))
    for (const [i, entry] of here.entries()) yield* placesIn(entry, file, `${at}/${i}`, value);
  if (!isObject(here)) return;
  for (const name of ['const', 'or', 'is'])
    if (here[name] === value) yield { file, at: `${at}/${name}`, target: 'value' };
  for (const name of ['enum', 'choose', 'items', 'contains', ...applicators])
    if (typeof here[name] === 'object')
      yield* placesIn(here[name], file, at + pointerOf(name), value);
}

/** The examples whose payloads have the value where a step sends the answer as it is. */
function sentIn(values: Values, request: string, source: Pointer, value: unknown): ChoicePlace[] {
  const [, step, sent] = /^(\/steps\/\d+)\/send(\/.+)$/.exec(source) ?? [];
  if (step === undefined || sent === undefined) return [];
  const call: unknown = getAt(values[request], `${step}/call`);
  const target = partsOf(sent.replace(/\/from$/, ''));
  return Object.entries(values).flatMap(([file, example]) => {
    const steps: unknown = file.includes('/examples/') ? getAt(example, '/steps') : undefined;
    return (Array.isArray(steps) ? steps : []).flatMap((taken: unknown, i) =>
      getAt(taken, '/call') === call
        ? reached(getAt(taken, '/payload'), target, `/steps/${i}/payload`)
            .filter((at) => !isObject(getAt(example, at)))
            .flatMap((at) => [...placesIn(getAt(example, at), file, at, value)])
        : [],
    );
  });
}

/** What a place in the map of a step becomes in its payload: below `send` that of each entry. */
function reached(payload: unknown, [name, ...rest]: readonly string[], at: Pointer): Pointer[] {
  if (name === undefined) return [at];
  if (name === 'send' && Array.isArray(payload))
    return payload.flatMap((entry, i) => reached(entry, rest, `${at}/${i}`));
  return reached(getAt(payload, pointerOf(name)), rest, at + pointerOf(name));
}
