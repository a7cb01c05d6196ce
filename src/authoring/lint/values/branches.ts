import { isObject, oncePer, type Pointer, pointerOf, type Schema, sortedJson } from '#engine';
import { type Rule, rulesOf } from './rule';

/** An `if` on the way to a description. */
export interface Guard {
  condition: Schema;
  /** Pointer to the `if` in schema.json. */
  at: Pointer;
  /** Pointer to the answer whose properties it tests; list entries are under `items`. */
  scope: Pointer;
  /** The same for conditions that say the same of the same answer. */
  meaning: string;
}

/** Whether one of these conditions says the same. */
export const isAmong = (guards: Guard[], { meaning }: Guard): boolean =>
  guards.some((guard) => guard.meaning === meaning);

/** One description of a field, with the conditions under which it holds. */
export interface Description {
  /** Pointer into the answers. */
  at: Pointer;
  schema: Schema;
  /** Pointer into schema.json. */
  place: Pointer;
  rules: Rule[];
  guards: Guard[];
}

/** A list of names, of which so many have to be answered, with the conditions under which it holds. */
export interface Required {
  names: string[];
  /** Pointer to `required`, `anyRequired` or `atMostOne`. */
  at: Pointer;
  scope: Pointer;
  guards: Guard[];
}

/** An `if` with its `then`, and the conditions around it. */
export interface Branch {
  guard: Guard;
  around: Guard[];
  then: Schema | undefined;
  /** Pointer to the schema that has the `if`. */
  at: Pointer;
}

export interface Branches {
  descriptions: Description[];
  required: Required[];
  /** Of each list one name is enough. */
  anyRequired: Required[];
  /** Of each list no two names may be answered. */
  atMostOne: Required[];
  branches: Branch[];
}

/** What schema.json says of the answers, in the order of the file, each with its conditions. */
export const branchesOf = oncePer((schema: Schema): Branches => {
  const found: Branches = {
    descriptions: [],
    required: [],
    anyRequired: [],
    atMostOne: [],
    branches: [],
  };
  collect(schema, '', '', [], found);
  return found;
});

function collect(
  schema: Schema,
  at: Pointer,
  scope: Pointer,
  guards: Guard[],
  into: Branches,
): void {
  for (const [name, part] of Object.entries<Schema>(schema.properties ?? {})) {
    const place = `${at}/properties${pointerOf(name)}`;
    const field = scope + pointerOf(name);
    into.descriptions.push({ at: field, schema: part, place, rules: rulesOf(part, place), guards });
    collect(part, place, field, guards, into);
  }
  for (const keyword of ['required', 'anyRequired', 'atMostOne'] as const)
    if (Array.isArray(schema[keyword]))
      into[keyword].push({ names: schema[keyword], at: `${at}/${keyword}`, scope, guards });
  if (isObject(schema.items)) collect(schema.items, `${at}/items`, `${scope}/items`, guards, into);
  for (const [i, part] of ((schema.allOf ?? []) as Schema[]).entries())
    collect(part, `${at}/allOf/${i}`, scope, guards, into);
  if (!isObject(schema.if)) return;
  const meaning = `${scope} ${sortedJson(schema.if)}`;
  const guard = { condition: schema.if, at: `${at}/if`, scope, meaning };
  into.branches.push({ guard, around: guards, then: schema.then, at });
  if (isObject(schema.then)) collect(schema.then, `${at}/then`, scope, [...guards, guard], into);
}
