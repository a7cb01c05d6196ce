import {
  isMultipleChoice,
  isObject,
  namedIn,
  oncePer,
  partsOf,
  type Pointer,
  policyStatuses,
  type Schema,
  sortedJson,
} from '#engine';
import { isEqual } from '../assertionHolds';
import { candidates } from '../fill/candidates';
import { meets } from '../fill/meets';
import { Random } from '../fill/random';
import type { Description } from '../lint/values/branches';
import { type Rule, rulesOf } from '../lint/values/rule';
import { valuesOf } from '../lint/values/valueSet';
import {
  always,
  and,
  type Formula,
  type Leaf,
  not,
  type ValueClass,
  type Variable,
} from './formula';

/** Beyond so many classes the values of a variable are told apart no further. */
const maxClasses = 64;

/** What a variable can be, besides what its descriptions say. */
export interface Source {
  /** All values that it can have, where something else than the customer gives them. */
  values?: unknown[];
  /** Whether it never has one. */
  isNeverAnswered?: boolean;
}

/** The values that conditions test, each with its classes. */
export class Variables {
  readonly all: Variable[] = [];
  readonly #byPointer = new Map<Pointer, Variable>();

  at(at: Pointer): Variable {
    let variable = this.#byPointer.get(at);
    if (!variable) {
      variable = { at, index: this.all.length, leaves: [], classes: [] };
      this.all.push(variable);
      this.#byPointer.set(at, variable);
    }
    return variable;
  }

  has = (at: Pointer): boolean => this.#byPointer.has(at);

  /** Whether there is an answer. */
  isAnswered = (at: Pointer): Formula => this.#leaf(at, undefined);

  /** Whether the value passes a test. What says the opposite of another keyword is the same test. */
  passes(at: Pointer, keyword: string, limit: unknown): Formula {
    if (keyword === 'differsFrom') return not(this.#leaf(at, { sameAs: limit }));
    return this.#leaf(at, { [keyword]: limit });
  }

  #leaf(at: Pointer, schema: Schema | undefined): Formula {
    const variable = this.at(at);
    const key = JSON.stringify(schema);
    const known = variable.leaves.find((one) => JSON.stringify(one.schema) === key);
    if (known) return known;
    const leaf: Leaf = { kind: 'test', variable, schema, truths: [] };
    variable.leaves.push(leaf);
    return leaf;
  }

  /** Whether a description allows the value, by its own rules. */
  allowedBy(at: Pointer, { schema }: Description): Formula {
    if (isOpaque(schema)) return always;
    const rules = ownRules(schema);
    const compared = Object.entries(rules).filter(
      ([keyword, limit]) => isComparison(keyword, limit) || keyword === 'differsFrom',
    );
    return and(
      this.#leaf(at, withoutComparisons(rules)),
      ...compared.map(([keyword, limit]) => this.passes(at, keyword, inDocument(limit, at))),
    );
  }

  /** Finds the classes of a variable, once all its tests are known. */
  classify(at: Pointer, descriptions: Description[], source: Source, today: string): void {
    const variable = this.at(at);
    const { leaves } = variable;
    const classes = new Map<string, { value: ValueClass; truths: boolean[] }>();
    const add = (value: ValueClass, truths: boolean[]) => {
      const key = truths.join();
      if (!classes.has(key) && classes.size < maxClasses) classes.set(key, { value, truths });
    };
    const absent = () =>
      add(
        { value: undefined, isAnswered: false },
        leaves.map(() => false),
      );
    if (!source.isNeverAnswered)
      for (const { value, truths } of answeredClasses(variable, descriptions, source, today)) {
        add({ value, isAnswered: true }, truths);
        // A list that lacks something is most likely not there at all.
        if (descriptions.some(({ schema }) => isOpaque(schema))) absent();
      }
    absent();
    const found = [...classes.values()];
    variable.classes = found.map(({ value }) => value);
    for (const [i, leaf] of leaves.entries()) leaf.truths = found.map(({ truths }) => truths[i]!);
  }
}

/** The keywords of a description for the value itself. */
const ownRules = oncePer((schema: Schema): Schema => ({
  ...Object.fromEntries(rulesOf(schema, '').map(({ keyword, value }) => [keyword, value])),
  ...(isMultipleChoice(schema) && { items: schema.items }),
}));

function* answeredClasses(
  { at, leaves }: Variable,
  descriptions: Description[],
  source: Source,
  today: string,
): Generator<{ value: unknown; truths: boolean[] }> {
  const around = { root: {}, parent: {}, today };
  const opaque = descriptions.filter(({ schema }) => isOpaque(schema));
  const free = leaves.filter(
    ({ schema }) => schema && (isFree(schema) || (opaque.length > 0 && !isOwn(schema, opaque))),
  );
  const values = source.values ?? valuesFor(at, leaves, descriptions, today);
  const combinations = Math.min(2 ** free.length, maxClasses);
  const met = new Set<Leaf>(free);
  for (const value of values)
    for (let bits = combinations - 1; bits >= 0; bits--) {
      const truths = leaves.map((leaf) => {
        if (!leaf.schema) return true;
        const i = free.indexOf(leaf);
        if (i >= 0) return Boolean((bits >> i) & 1);
        return opaque.length > 0 || meets(value, leaf.schema, around);
      });
      for (const [i, leaf] of leaves.entries()) if (truths[i]) met.add(leaf);
      yield { value, truths };
    }
  if (source.values) return;
  // A value that passes a test is not known; where none is ruled out, there may be one.
  for (const leaf of leaves)
    if (leaf.schema && !met.has(leaf) && isPossible(descriptions, rulesOf(leaf.schema, '')))
      yield { value: undefined, truths: leaves.map((one) => !one.schema || one === leaf) };
}

/** Whether descriptions have a test among their own rules. */
const isOwn = (test: Schema, descriptions: Description[]): boolean =>
  descriptions.some(({ schema }) =>
    Object.entries(test).every(([keyword, limit]) => isEqual(schema[keyword], limit)),
  );

const isPossible = (descriptions: Description[], rules: Rule[]): boolean =>
  descriptions.length === 0 ||
  descriptions.some((one) => !valuesOf([...one.rules, ...rules]).isEmpty);

/** Whether a value is compared with another one, which is as free as it is itself. */
const isComparison = (keyword: string, limit: unknown): boolean =>
  keyword === 'changedFrom' || namedIn(keyword, limit).length > 0;

/** What a rule of schema.json names, as pointers into the document. */
export function inDocument(limit: unknown, at: Pointer): unknown {
  if (isObject(limit))
    return Object.fromEntries(
      Object.entries(limit).map(([name, part]) => [name, inDocument(part, at)]),
    );
  if (typeof limit !== 'string' || !/^\.?\//.test(limit)) return limit;
  return limit.startsWith('./')
    ? at.slice(0, at.lastIndexOf('/')) + limit.slice(1)
    : `/answers${limit}`;
}

/** Whether another value decides a test, or the value is one that only lists and objects have. */
const isFree = (schema: Schema): boolean =>
  Object.entries(schema).some(
    ([keyword, limit]) =>
      isComparison(keyword, limit) ||
      (['contains', 'items'].includes(keyword) &&
        Object.keys(schema).length === 1 &&
        isObject(limit) &&
        Boolean(limit.properties ?? limit.required)),
  );

/** Values on both sides of each test, those that a description allows. */
function valuesFor(
  at: Pointer,
  leaves: Leaf[],
  descriptions: Description[],
  today: string,
): unknown[] {
  const around = { root: {}, parent: {}, today };
  const opaque = descriptions.find(({ schema }) => isOpaque(schema));
  if (opaque) return [opaque.schema.upload ? { size: 1 } : opaque.schema.items ? [{}] : {}];
  const tests = leaves.flatMap(({ schema }) => (schema && !isFree(schema) ? [schema] : []));
  const schemas = [...descriptions.map(({ schema }) => ownRules(schema)), ...tests];
  const typed = descriptions.length > 0 ? [] : [true, false, 'A1', 1];
  const status = partsOf(at).at(-1) === 'policyStatus' ? policyStatuses : [];
  const found = [...status, ...candidates(schemas, around, new Random(0, 0)), ...typed];
  const listed = descriptions.flatMap(({ rules }) => valuesOf(rules).values ?? []);
  const isAllowed = (value: unknown) =>
    descriptions.length === 0 ||
    descriptions.some(({ schema }) =>
      meets(value, withoutComparisons(ownRules(schema)), { ...around, root: {} }),
    );
  const known = new Map<string, unknown>();
  for (const value of [...listed, ...found])
    if (!known.has(sortedJson(value)) && isAllowed(value)) known.set(sortedJson(value), value);
  return [...known.values()];
}

const isOpaque = (schema: Schema): boolean =>
  !isMultipleChoice(schema) &&
  (Boolean(schema.upload ?? schema.items ?? schema.properties) ||
    schema.type === 'array' ||
    schema.type === 'object');

const withoutComparisons = (schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword, limit]) =>
        !isComparison(keyword, limit) && !['differsFrom', 'usually', 'proof'].includes(keyword),
    ),
  );
