import {
  type CompiledDefinition,
  describedFields,
  getAt,
  isObject,
  parentOf,
  partsOf,
  type Pointer,
  pointerOf,
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
  /** The conditions, by their locations (see `schemaLocations`). */
  conditions: string[];
  /** Whether it is about who may ask. */
  isGate: boolean;
}

/** The parts of request.json that decide who may ask. */
const gates = ['policies', 'openRequestCheck', 'submitWhen', 'signatures'];

export function subjectsOf({ file, edits }: Mutant, definition: CompiledDefinition): Subjects {
  const known = new Set(describedFields(definition.schema).map(({ at }) => at));
  const fields = new Set<Pointer>();
  const add = (at: Pointer) => void (known.has(at) && fields.add(at));
  for (const { at, value } of edits) {
    if (file === 'schema') for (const one of fieldsOfSchema(at, value, definition)) add(one);
    if (file === 'ui') for (const one of prefixesOf(at)) add(one.replaceAll(/\/\d+(?=\/|$)/g, ''));
    // The files themselves hold everything.
    const isNested = file !== 'ui' && partsOf(at).length > 1;
    const around = isNested ? getAt(definition[file], parentOf(at)) : undefined;
    for (const one of [...pointersIn(at), ...valuePointers(value), ...valuePointers(around)])
      add(one.startsWith('/answers/') ? one.slice('/answers'.length) : one);
  }
  const conditions = Object.keys(schemaLocations(definition)).filter(
    (location) => location !== 'schema' && edits.some(({ at }) => isAbout(at, location)),
  );
  for (const location of conditions) for (const field of testedBy(location)) add(field);
  const isGate = file === 'request' && edits.some(({ at }) => gates.includes(partsOf(at)[0]!));
  return { fields, conditions, isGate };

  /** The fields that a condition tests. */
  function testedBy(location: string): Pointer[] {
    const [of, condition] = location.split('#') as [string, Pointer];
    const names = [...testsIn(schemaLocations(definition)[location]!)].map(({ field }) => field);
    if (of === 'schema') return names.map((at) => fieldNameOf(subjectOf(condition)) + at);
    return names.flatMap((at) => (at.startsWith('/answers/') ? [at.slice('/answers'.length)] : []));
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

const isWithin = (inner: Pointer, outer: Pointer) => `${inner}/`.startsWith(`${outer}/`);

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

/** The pointers among the texts of a value, those nested in it too. */
function valuePointers(value: unknown): Pointer[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(valuePointers);
  return isObject(value) ? Object.values(value).flatMap(valuePointers) : [];
}
