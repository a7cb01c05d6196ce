import {
  type CompiledDefinition,
  describedFields,
  getAt,
  isObject,
  oncePer,
  parentOf,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  schemaLocations,
} from '#engine';
import { testsIn } from '../coverage/conditionRules';
import { fieldNameOf } from '../fill/field';
import { subjectOf } from '../fill/wishes';
import type { Mutant } from './mutant';

/** What a mutant is about: what to change in an example so that it may notice. */
export interface Subjects {
  /** The fields, as request.json names them: `/nominees/items/name`. */
  fields: Set<Pointer>;
  /** Further fields, whose rules depend on its conditions. */
  governed: Set<Pointer>;
  /** The conditions, by their locations (see `schemaLocations`). */
  conditions: string[];
  /** Those of request.json under which what changes counts at all: of its step, its signature. */
  outer: string[];
  /** Whether it is about who may ask. */
  isGate: boolean;
}

const fieldsOf = oncePer((schema: Schema) => describedFields(schema));

/** The parts of request.json that decide who may ask. */
const gates = ['policies', 'openRequestCheck'];

export function subjectsOf({ file, edits }: Mutant, definition: CompiledDefinition): Subjects {
  const known = new Set(fieldsOf(definition.schema).map(({ at }) => at));
  const fields = new Set<Pointer>();
  const add = (at: Pointer) => void (known.has(at) && fields.add(at));
  for (const { at, value } of edits) {
    if (file === 'schema') for (const one of fieldsOfSchema(at, value, definition)) add(one);
    if (file === 'ui') for (const one of fieldsWithRule(at)) add(one);
    if (file === 'ui') for (const one of prefixesOf(at)) add(one.replaceAll(/\/\d+(?=\/|$)/g, ''));
    // The files themselves hold everything.
    const isNested = file !== 'ui' && partsOf(at).length > 1;
    const around = isNested ? getAt(definition[file], parentOf(at)) : undefined;
    const list = file === 'request' ? listAround(at, definition.request) : undefined;
    const beside =
      file === 'schema' ? parentOf(fieldsOfSchema(at, value, definition).at(-1) ?? '') : '';
    for (const one of [...pointersIn(at), ...valuePointers(value), ...valuePointers(around)]) {
      const whole = one
        .replace(/^\.(?=\/)/, beside)
        .replace(/^\/item(?=\/)/, list === undefined ? '$&' : `${list}/items`);
      add(whole.startsWith('/answers/') ? whole.slice('/answers'.length) : whole);
    }
  }
  const locations = Object.keys(schemaLocations(definition)).filter((one) => one !== 'schema');
  const found = new Set(
    locations.filter((location) => edits.some(({ at }) => isAbout(at, location))),
  );
  // Conditions are added while it is iterated: a tested field may follow from other conditions.
  for (const location of found)
    for (const field of testedBy(location)) {
      add(field);
      for (const one of locations) if (one.startsWith(caseOf(field))) found.add(one);
    }
  const conditions = [...found];
  const governed = new Set(
    conditions.flatMap((location) => fieldsBehind(location)).filter((at) => !fields.has(at)),
  );
  const isGate = file === 'request' && edits.some(({ at }) => gates.includes(partsOf(at)[0]!));
  const outer = locations.filter((one) => edits.some(({ at }) => isUnder(at, one)));
  return { fields, governed, conditions, outer, isGate };

  /** For a message of the form: some fields with its rule. */
  function fieldsWithRule(at: Pointer): Pointer[] {
    const [word, rule] = partsOf(at);
    if (word !== 'ui:messages' || rule === undefined) return [];
    return fieldsOf(definition.schema)
      .filter(({ schema, isRequired }) => (rule === 'required' ? isRequired : rule in schema))
      .map((one) => one.at)
      .slice(0, 3);
  }

  /** The fields that a condition tests. */
  function testedBy(location: string): Pointer[] {
    const [of, condition] = location.split('#') as [string, Pointer];
    const names = [...testsIn(schemaLocations(definition)[location]!)].map(({ field }) => field);
    if (of === 'schema') return names.map((at) => fieldNameOf(subjectOf(condition)) + at);
    return names.flatMap((at) => (at.startsWith('/answers/') ? [at.slice('/answers'.length)] : []));
  }

  /** The fields whose rules a condition of schema.json decides about. */
  function fieldsBehind(location: string): Pointer[] {
    const behind = location.replace(/^schema#(.*)\/if$/, '$1/then/');
    return fieldsOf(definition.schema)
      .filter(({ place }) => place.startsWith(behind))
      .map(({ at }) => at);
  }

  function isUnder(at: Pointer, location: string): boolean {
    const [of, condition] = location.split('#') as [string, Pointer];
    if (of !== file || file !== 'request' || !condition.endsWith('/when')) return false;
    return isWithin(at, parentOf(condition)) && !isWithin(at, condition);
  }

  /** A condition that changes, is inside of what changes or beside it, or the one of the branch that it is in. */
  function isAbout(at: Pointer, location: string): boolean {
    const [of, condition] = location.split('#') as [string, Pointer];
    if (of !== file) return false;
    if (isWithin(at, condition) || isWithin(condition, at)) return true;
    if (file === 'schema') return isWithin(at, condition.replace(/\/if$/, '/then'));
    const beside = parentOf(at);
    return beside !== '' && parentOf(condition) === beside;
  }
}

/** Whether an example that notices one mutant may notice another one: both are about the same. */
export const isNear = (one: Subjects, other: Subjects): boolean =>
  (one.isGate && other.isGate) ||
  [...one.fields].some((field) => other.fields.has(field)) ||
  one.conditions.some((condition) => other.conditions.includes(condition)) ||
  one.fields.size + one.conditions.length === 0 ||
  other.fields.size + other.conditions.length === 0;

/** Where the conditions are on which a field is filled in. */
const caseOf = (field: Pointer): string => `request#${pointerOf('prefill', field, 'choose')}/`;

/** Whether a place is another one or in it. */
export const isWithin = (inner: Pointer, outer: Pointer): boolean =>
  `${inner}/`.startsWith(`${outer}/`);

/** The list whose entries a place in request.json sends: in it `/item/name` is a field of an entry. */
function listAround(at: Pointer, request: object): Pointer | undefined {
  for (let place = at; place !== ''; place = parentOf(place)) {
    const { each } = (getAt(request, place) ?? {}) as { each?: unknown };
    if (typeof each === 'string') return each;
  }
  return undefined;
}

/** The field that a place in schema.json describes, and the name that it requires. */
function fieldsOfSchema(at: Pointer, value: unknown, { schema }: CompiledDefinition): Pointer[] {
  const names: string[] = [];
  const parts = partsOf(at);
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] === 'properties') names.push(parts[++i]!);
    else if (parts[i] === 'items') names.push('items');
    else if (parts[i] === 'required') {
      const all: unknown = i === parts.length - 1 ? value : getAt(schema, parentOf(at));
      const name = Array.isArray(all) ? all[Number(parts[i + 1] ?? all.length - 1)] : undefined;
      if (typeof name === 'string') names.push(name);
    }
  }
  return prefixesOf(pointerOf(...names.filter((name) => name !== undefined)));
}

/** `/a/b` → `/a`, `/a/b` */
const prefixesOf = (at: Pointer): Pointer[] =>
  partsOf(at).map((_, i, parts) => pointerOf(...parts.slice(0, i + 1)));

/** The names in a pointer that are pointers themselves: `/prefill/~1pan` → `/pan`. */
const pointersIn = (at: Pointer): Pointer[] => partsOf(at).filter((part) => part.startsWith('/'));

/** The strings in a value, at any depth, that are JSON Pointers or relative ones (`./name`, a sibling of the field). */
export function valuePointers(value: unknown): Pointer[] {
  if (typeof value === 'string') return /^\.?\//.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(valuePointers);
  return isObject(value) ? Object.values(value).flatMap(valuePointers) : [];
}
