import {
  type CompiledDefinition,
  documentOf,
  getAt,
  isObject,
  partsOf,
  type Pointer,
  pointerOf,
} from '#engine';
import { fieldAt } from '../fill/field';
import { meets } from '../fill/meets';
import type { Variable } from './formula';
import { firstEntryAt, type Model } from './model';
import type { NamedRun } from './run';

/** What accepted examples mostly answer, so that new ones read like them. */
export interface Usual {
  /** The class of a tested answer, by the index of its variable. */
  classes: Map<number, number>;
  /** The value of a field. */
  values: Map<Pointer, unknown>;
}

export function usualIn(
  definition: CompiledDefinition,
  { variables }: Model,
  runs: readonly NamedRun[],
): Usual {
  const accepted = runs
    .filter(({ kind, example }) => kind === 'accepted' && !example.unusual)
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const classes = new Map<number, number>();
  for (const variable of variables.all) {
    const found = accepted.flatMap((run) => classIn(definition, variable, run) ?? []);
    // In the shorter ones: in those that answer everything nothing is usual.
    const most = mostFrequent(found.slice(0, Math.ceil(found.length / 2)));
    if (most !== undefined) classes.set(variable.index, most);
  }
  const given = new Map<Pointer, unknown[]>();
  for (const { resolved } of accepted)
    for (const [at, value] of leavesOf(resolved)) given.set(at, [...(given.get(at) ?? []), value]);
  const values = new Map([...given].map(([at, all]) => [at, mostFrequent(all)]));
  return { classes, values };
}

const sizeOf = ({ resolved }: NamedRun): number => Object.keys(resolved).length;

/** The class of the value that a run has where it asks for one. */
function classIn(
  definition: CompiledDefinition,
  { at, leaves, classes }: Variable,
  run: NamedRun,
): number | undefined {
  const field = firstEntryAt(at);
  if (!at.startsWith('/answers/') || !fieldAt(definition, run.resolved, field)) return undefined;
  const value: unknown = getAt(run.resolved, field);
  const root = { ...documentOf(run.context, run.resolved), ...run.resolved };
  const around = { root, parent: run.resolved, today: run.example.today };
  const truths = leaves.map(
    ({ schema }) => value !== undefined && (!schema || meets(value, schema, around)),
  );
  const found = classes.findIndex((_, i) =>
    leaves.every((leaf, k) => leaf.truths[i] === truths[k]),
  );
  return found < 0 ? undefined : found;
}

/** Of several that are as frequent the shortest one. */
function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, { value: T; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const sorted = [...counts].sort(
    ([one, { count: a }], [other, { count: b }]) => b - a || one.length - other.length,
  );
  return sorted[0]?.[1].value;
}

/** The single answers, those of list entries under `items`. */
function* leavesOf(value: unknown, at: Pointer = ''): Generator<[Pointer, unknown]> {
  if (Array.isArray(value)) for (const one of value) yield* leavesOf(one, `${at}/items`);
  else if (isObject(value) && !('size' in value))
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, at + pointerOf(name));
  else if (partsOf(at).length > 0 && !isObject(value)) yield [at, value];
}
