import {
  type Choose,
  customerFields,
  type Definition,
  documentRoots,
  isEach,
  partsOf,
  pointerOf,
  pointersOf,
  policyFields,
  type ValueExpression,
  type ValueMap,
} from '#engine';
import { nearest } from '../nearest';
import type { Check, Violation, Subject } from './check';

const roots: readonly string[] = documentRoots;

export const mapPointer: Check = {
  id: 'map-pointer',
  explains: 'What a map of request.json points at must be there.',
  run(subject) {
    const { request } = subject.definition;
    return [
      ...mapsOf(request).flatMap(({ map, at, stepsBefore }) =>
        sourcesOf(map).flatMap(([target, source]) =>
          pointersOf(source).flatMap((pointer) =>
            judge(subject, pointer, stepsBefore, at + target),
          ),
        ),
      ),
      ...fieldsNamed(request).flatMap(({ field, at }) =>
        judge(subject, `/answers${field}`, [], at),
      ),
    ];
  },
};

type AnyMap = ValueExpression | { [target: string]: ValueExpression | Choose };

function mapsOf(
  request: Definition['request'],
): { map: AnyMap; at: string; stepsBefore: string[] }[] {
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

/** The sources of a map with their places in it; a choice names no pointers, its conditions are rules. */
function sourcesOf(map: AnyMap): [string, ValueExpression][] {
  if (typeof map === 'string' || isEach(map as ValueMap) || 'compute' in map)
    return [['', map as ValueExpression]];
  return Object.entries(map as { [target: string]: ValueExpression | Choose }).flatMap(
    ([target, source]): [string, ValueExpression][] =>
      typeof source === 'object' && 'choose' in source
        ? []
        : [[pointerOf(target), source as ValueExpression]],
  );
}

/** Fields that request.json names on a left side, and those that a proof locks. */
function fieldsNamed(request: Definition['request']): { field: string; at: string }[] {
  const named = (name: 'lists' | 'lookUps' | 'proofs' | 'prefill') =>
    Object.keys(request[name] ?? {}).map((field) => ({ field, at: `/${name}${pointerOf(field)}` }));
  const filled = Object.entries(request.lookUps ?? {}).flatMap(([field, { fills }]) =>
    Object.keys(fills).map((target) => ({
      field: target,
      at: `/lookUps${pointerOf(field)}/fills${pointerOf(target)}`,
    })),
  );
  const locked = Object.entries(request.proofs ?? {}).flatMap(([field, { locks = [] }]) =>
    locks.map((target, i) => ({ field: target, at: `/proofs${pointerOf(field)}/locks/${i}` })),
  );
  const assumed = request.steps.flatMap(({ assumes }, i) =>
    Object.keys(assumes ?? {}).map((field) => ({
      field,
      at: `/steps/${i}/assumes${pointerOf(field)}`,
    })),
  );
  return [
    ...locked,
    ...assumed,
    ...named('lists'),
    ...named('lookUps'),
    ...named('proofs'),
    ...named('prefill'),
    ...filled,
  ];
}

function judge(
  { fields, definition }: Subject,
  pointer: string,
  stepsBefore: string[],
  at: string,
): Violation[] {
  const [root = '', ...rest] = partsOf(pointer);
  // What is asked for in the answers is named whole, its list entries under "items".
  const first = root === 'answers' ? rest.join('/') : (rest[0] ?? '');
  const known: { [root: string]: readonly string[] } = {
    customer: customerFields,
    policy: policyFields,
    subType: ['name', 'code'],
    answers: fields.map((field) => partsOf(field.at).join('/')),
    steps: stepsBefore,
    loaded: (definition.request.load ?? []).flatMap(({ keep }) =>
      Object.keys(keep).map((to) => partsOf(to)[0]!),
    ),
  };
  if (pointer === '/answers') return [];
  const names = roots.includes(root) ? known[root] : roots;
  const name = roots.includes(root) ? first : root;
  if (!names || names.includes(name)) return [];
  const close = nearest(name, [...names]);
  const hint = close ? `Did you mean "${close}"?` : `There are: ${names.join(', ') || 'none'}.`;
  return [
    { part: 'request', at, message: `"${pointer}" leads nowhere: "${name}" is not there. ${hint}` },
  ];
}
