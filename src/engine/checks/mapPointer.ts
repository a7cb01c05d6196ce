import type { Definition, Source, SourceMap } from '../definition';
import { nearest } from '../nearest';
import { partsOf, pointerOf } from '../pointer';
import { customerFields, policyFields } from '../records';
import type { Check, Fault, Subject } from './check';

const roots = ['customer', 'policy', 'subType', 'loaded', 'answers', 'steps', 'today'];

export const mapPointer: Check = {
  id: 'map-pointer',
  explains: 'What a map of request.json points at must be there.',
  run(subject) {
    const { request } = subject.definition;
    return [
      ...mapsOf(request).flatMap(({ map, at, stepsBefore }) =>
        Object.entries(map).flatMap(([target, source]) =>
          pointersIn(source).flatMap((pointer) =>
            judge(subject, pointer, stepsBefore, at + pointerOf(target)),
          ),
        ),
      ),
      ...fieldsNamed(request).flatMap(({ field, at }) =>
        judge(subject, `/answers${field}`, [], at),
      ),
    ];
  },
};

function mapsOf(
  request: Definition['request'],
): { map: SourceMap; at: string; stepsBefore: string[] }[] {
  const maps = [
    { map: request.prefill ?? {}, at: '/prefill' },
    ...(request.load ?? []).map((load, i) => ({ map: load.send ?? {}, at: `/load/${i}/send` })),
    ...(['lists', 'lookUps', 'proofs'] as const).flatMap((name) =>
      Object.entries(request[name] ?? {}).map(([field, { send }]) => ({
        map: send ?? {},
        at: `/${name}${pointerOf(field)}/send`,
      })),
    ),
  ].map((entry) => ({ ...entry, stepsBefore: [] as string[] }));
  const steps = request.steps.map((step, i) => ({
    map: step.send,
    at: `/steps/${i}/send`,
    stepsBefore: request.steps.slice(0, i).map(({ id }) => id),
  }));
  return [...maps, ...steps];
}

/** Fields that request.json names on a left side. */
function fieldsNamed(request: Definition['request']): { field: string; at: string }[] {
  const named = (name: 'lists' | 'lookUps' | 'proofs' | 'prefill') =>
    Object.keys(request[name] ?? {}).map((field) => ({ field, at: `/${name}${pointerOf(field)}` }));
  const filled = Object.entries(request.lookUps ?? {}).flatMap(([field, { fills }]) =>
    Object.keys(fills).map((target) => ({
      field: target,
      at: `/lookUps${pointerOf(field)}/fills${pointerOf(target)}`,
    })),
  );
  return [
    ...named('lists'),
    ...named('lookUps'),
    ...named('proofs'),
    ...named('prefill'),
    ...filled,
  ];
}

function pointersIn(source: Source): string[] {
  if (typeof source === 'string') return [source];
  return 'by' in source ? [source.by, ...Object.values(source.of)] : [];
}

function judge(
  { fields, definition }: Subject,
  pointer: string,
  stepsBefore: string[],
  at: string,
): Fault[] {
  const [root = '', first = ''] = partsOf(pointer);
  const known: { [root: string]: readonly string[] } = {
    customer: customerFields,
    policy: policyFields,
    subType: ['name', 'code'],
    answers: fields.map((field) => partsOf(field.at)[0]!),
    steps: stepsBefore,
    loaded: (definition.request.load ?? []).flatMap(({ keep }) =>
      Object.keys(keep).map((to) => partsOf(to)[0]!),
    ),
  };
  const names = roots.includes(root) ? known[root] : roots;
  const name = roots.includes(root) ? first : root;
  if (!names || names.includes(name)) return [];
  const close = nearest(name, [...names]);
  const hint = close ? `Did you mean "${close}"?` : `There are: ${names.join(', ') || 'none'}.`;
  return [
    { part: 'request', at, says: `"${pointer}" leads nowhere: "${name}" is not there. ${hint}` },
  ];
}
