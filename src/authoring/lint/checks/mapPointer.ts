import {
  type Choose,
  isEach,
  partsOf,
  pointerOf,
  pointersOf,
  type RequestRules,
  type ValueExpression,
  type ValueMap,
} from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check, CheckInput, Violation } from './check';
import { documentNames, namesUnder } from '../shared/documentNames';

export const mapPointer: Check = {
  id: 'map-pointer',
  *run(input) {
    const { request } = input.definition;
    for (const { map, at, stepsBefore } of mapsOf(request))
      for (const [target, expression] of expressionsIn(map))
        for (const pointer of pointersOf(expression))
          yield* unknownName(input, pointer, stepsBefore, at + target);
    for (const { field, at } of fieldsNamed(request))
      yield* unknownName(input, `/answers${field}`, [], at);
  },
};

type AnyMap = ValueExpression | { [target: string]: ValueExpression | Choose };

/** Every map of request.json, with the steps whose responses it can read. */
function mapsOf(request: RequestRules): { map: AnyMap; at: string; stepsBefore: string[] }[] {
  const maps = [
    { map: request.prefill ?? {}, at: '/prefill' },
    ...(request.load ?? []).map((load, i) => ({ map: load.send ?? {}, at: `/load/${i}/send` })),
    ...(['lookUps', 'proofs'] as const).flatMap((name) =>
      Object.entries(request[name] ?? {}).map(([field, { send }]) => ({
        map: send ?? {},
        at: `/${name}${pointerOf(field)}/send`,
      })),
    ),
    ...Object.entries(request.lists ?? {}).map(([field, list]) => ({
      map: 'call' in list ? (list.send ?? {}) : 'from' in list ? list.from : list,
      at: `/lists${pointerOf(field)}`,
    })),
    ...(['signatures', 'downloads', 'asides'] as const).flatMap((name) =>
      (request[name] ?? []).map(({ send }, i) => ({ map: send, at: `/${name}/${i}/send` })),
    ),
  ].map((entry) => ({ ...entry, stepsBefore: [] as string[] }));
  const steps = request.steps.map((step, i) => ({
    map: step.send,
    at: `/steps/${i}/send`,
    stepsBefore: request.steps.slice(0, i).map(({ id }) => id),
  }));
  return [...maps, ...steps];
}

/** The expressions of a map with their pointers in it. `choose` is left out: it holds conditions, not pointers. */
function expressionsIn(map: AnyMap): [string, ValueExpression][] {
  if (typeof map === 'string' || isEach(map as ValueMap) || 'compute' in map)
    return [['', map as ValueExpression]];
  return Object.entries(map as { [target: string]: ValueExpression | Choose }).flatMap(
    ([target, expression]): [string, ValueExpression][] =>
      typeof expression === 'object' && 'choose' in expression
        ? []
        : [[pointerOf(target), expression as ValueExpression]],
  );
}

/** The fields that request.json names: the keys of its objects by field, and those that a proof locks. */
function* fieldsNamed(request: RequestRules): Generator<{ field: string; at: string }> {
  for (const [proved, { locks = [] }] of Object.entries(request.proofs ?? {}))
    for (const [i, field] of locks.entries())
      yield { field, at: `/proofs${pointerOf(proved)}/locks/${i}` };
  for (const [i, { assumes = {} }] of request.steps.entries())
    for (const field of Object.keys(assumes))
      yield { field, at: `/steps/${i}/assumes${pointerOf(field)}` };
  for (const name of ['lists', 'lookUps', 'proofs', 'prefill'] as const)
    for (const field of Object.keys(request[name] ?? {}))
      yield { field, at: `/${name}${pointerOf(field)}` };
  for (const [lookedUp, { fills }] of Object.entries(request.lookUps ?? {}))
    for (const field of Object.keys(fills))
      yield { field, at: `/lookUps${pointerOf(lookedUp)}/fills${pointerOf(field)}` };
}

function* unknownName(
  { fields, definition }: CheckInput,
  pointer: string,
  stepsBefore: string[],
  at: string,
): Generator<Violation> {
  if (pointer === '/answers') return;
  const [root = '', ...rest] = partsOf(pointer);
  const answers = fields.map((field) => partsOf(field.at).join('/'));
  const isRoot = documentNames.includes(root);
  const known = isRoot ? namesUnder(definition, answers, stepsBefore)[root] : documentNames;
  // An answer is named by its whole path, list entries under "items".
  const name = !isRoot ? root : root === 'answers' ? rest.join('/') : (rest[0] ?? '');
  if (!known || known.includes(name)) return;
  yield {
    file: 'request',
    at,
    message: `"${pointer}" does not exist here: unknown name "${name}". ${didYouMean(name, known)}`,
  };
}
