import { knownCalls } from '#api';
import {
  alternativesOf,
  customerRecord,
  policyRecord,
  propertiesOf,
  responseOf,
  stepResponse,
  type ValueType,
} from '#authoring';
import {
  getAt,
  isObject,
  oncePer,
  parentOf,
  partsOf,
  type Pointer,
  pointerOf,
  type Step,
} from '#engine';
import { t } from '../../i18n';
import type { Definition } from './definition';
import { listOf } from './fields';
import { textIn, titleOf } from './words';

/** A value that can be tested, sent or kept. */
export interface Subject {
  /** Pointer into what is read: the document, a response, a policy, or the answers beside a condition. */
  at: Pointer;
  label: string;
  type: ValueType;
}

/** The fields whose answers a condition can test: those of the form, or of the same list. */
export const answerSubjects = (definition: Definition, within: Pointer): Subject[] =>
  definition.fields
    .filter(({ at, schema }) => parentOf(at) === within && schema.type !== 'null')
    .map(({ at, name, schema }) => ({
      at: pointerOf(name),
      label: titleOf(definition, at),
      type: schema,
    }));

/** What rules and maps of request.json can read. `steps`: how many steps are done. */
export const documentSubjects = (definition: Definition, steps = Infinity): Subject[] =>
  everything(definition).filter(({ step }) => step === undefined || step < steps);

/** All that a definition can read, that of a step with its index. */
const everything = oncePer((definition: Definition): (Subject & { step?: number })[] => {
  const { fields, request } = definition;
  const answers = fields
    .filter(({ at, schema }) => listOf(at) === undefined && schema.type !== 'null')
    .map(({ at, schema }) => ({
      at: `/answers${at}`,
      label: titleOf(definition, at),
      type: schema,
    }));
  return [
    ...answers,
    ...records,
    ...entriesOf(request?.load).flatMap(loadedSubjects),
    ...entriesOf(request?.steps).flatMap((step, i) =>
      stepSubjects(step).map((one) => ({ ...one, step: i })),
    ),
    subject('/today', { type: 'string', format: 'date' }),
    subject('/attempt', { type: 'string' }),
  ];
});

/** What a response to the call of a part contains. */
export function responseSubjects(definition: Definition, part: Pointer): Subject[] {
  const value: unknown = getAt(definition.request, part);
  if (!isObject(value) || typeof value.call !== 'string') return [];
  return part.startsWith('/steps/')
    ? leavesOf(stepResponse(knownCalls, value as Step, true), '')
    : responseLeaves(value.call);
}

/** What is known of a call never changes. */
const responses = new Map<string, Subject[]>();

function responseLeaves(call: string): Subject[] {
  const known = responses.get(call) ?? leavesOf(responseOf(knownCalls, call, true), '');
  responses.set(call, known);
  return known;
}

function loadedSubjects(load: { [name: string]: unknown }): Subject[] {
  if (!isObject(load.keep) || typeof load.call !== 'string') return [];
  const response = leavesOf(responseOf(knownCalls, load.call), '');
  return Object.entries(load.keep).map(([name, from]) =>
    subject(`/loaded${name}`, response.find(({ at }) => at === from)?.type ?? {}),
  );
}

const stepSubjects = (step: { [name: string]: unknown }): Subject[] =>
  typeof step.id === 'string' && typeof step.call === 'string'
    ? leavesOf(stepResponse(knownCalls, step as unknown as Step), pointerOf('steps', step.id))
    : [];

const entriesOf = (list: unknown): { [name: string]: unknown }[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

/** All that is in a value, its lists as a whole and by their first entry. */
function leavesOf(type: ValueType, at: Pointer, depth = 0): Subject[] {
  const found = alternativesOf(type).flatMap((one): Subject[] => {
    const properties = propertiesOf(one);
    if (properties && depth < 4)
      return Object.entries(properties).flatMap(([name, part]) =>
        leavesOf(part, at + pointerOf(name), depth + 1),
      );
    if (one.type === 'array' && isObject(one.items))
      return [...whole(one, at), ...leavesOf(one.items, `${at}/0`, depth + 1)];
    return whole(one, at);
  });
  const byPointer = new Map<Pointer, ValueType[]>();
  for (const one of found) byPointer.set(one.at, [...(byPointer.get(one.at) ?? []), one.type]);
  return [...byPointer].map(([pointer, types]) =>
    subject(pointer, types.length === 1 ? types[0]! : { anyOf: types }),
  );
}

const whole = (type: ValueType, at: Pointer): Subject[] => (at === '' ? [] : [subject(at, type)]);

/** `/customer/fullName` → `Customer: fullName` */
function subject(at: Pointer, type: ValueType): Subject {
  const [root = '', ...names] = partsOf(at);
  const known = textIn(type.title);
  const roots = ['policy', 'customer', 'loaded', 'steps', 'today', 'attempt'];
  const label = roots.includes(root)
    ? [t(`outline.roots.${root}`), ...names].join(' · ')
    : [root, ...names].filter((name) => !/^\d+$/.test(name)).join(' · ');
  return { at, label: known ? `${label} (${known})` : label, type };
}

export const policySubjects: Subject[] = leavesOf(policyRecord, '');

const records: Subject[] = [
  ...leavesOf(customerRecord, '/customer'),
  ...leavesOf(policyRecord, '/policy'),
];
