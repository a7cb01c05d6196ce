import {
  type CompiledDefinition,
  type Context,
  documentOf,
  holds,
  isObject,
  nextOutcome,
  type NormalizedAnswers,
  type Pointer,
  pointerOf,
  type Problem,
  resolveAnswers,
  type Schema,
} from '#engine';
import type { Example, ExampleKind } from '../examples/example';
import { type Outcomes } from './countWays';
import type { Decision } from './model';
import { keyOfPair, type Literal, pairsAmong } from './pairs';

/** What came of a form with certain answers, by the engine. */
export interface Run {
  example: Example;
  context: Context;
  resolved: NormalizedAnswers;
  problems: Problem[];
  /** How the decisions came out, once for each combination of list entries. */
  situations: Outcomes[];
}

/** A run of an example, with its name. */
export interface NamedRun extends Run {
  name: string;
  kind: ExampleKind;
}

/** More combinations of list entries show nothing else. */
const maxSituations = 100;

/** Runs an example up to its submit. `definition`: as of the day of the example. */
export function runOf(
  definition: CompiledDefinition,
  decisions: readonly Decision[],
  context: Context,
  example: Example,
): Run {
  const resolved = resolveAnswers(definition, context, example.answers ?? {});
  const outcome = nextOutcome(definition, context, resolved);
  const problems = outcome.kind === 'problems' ? outcome.problems : [];
  const situations = situationsOf(definition, decisions, context, resolved);
  return { example, context, resolved, problems, situations };
}

/** Results of conditions by their location, and those inside of list entries. */
interface Results {
  results: Map<string, boolean>;
  lists: Map<Pointer, Results[]>;
}

function situationsOf(
  definition: CompiledDefinition,
  decisions: readonly Decision[],
  context: Context,
  resolved: NormalizedAnswers,
): Outcomes[] {
  const root: Results = { results: new Map(), lists: new Map() };
  collect(definition, definition.schema, resolved, '', '', root);
  const document = documentOf(context, resolved);
  for (const { location } of decisions.flatMap(({ places }) => places))
    if (location.startsWith('request#'))
      root.results.set(location, holds(definition, location, document));
  return combinationsOf(root)
    .slice(0, maxSituations)
    .map((results) => decisions.map(({ places }) => outcomeOf(places, results)));
}

function outcomeOf(places: Decision['places'], results: Map<string, boolean>): boolean | undefined {
  const place = places.find(({ location }) => results.has(location));
  return place && results.get(place.location) !== place.isOpposite;
}

/** Evaluates the conditions of a schema that applies, and of those below it. */
function collect(
  definition: CompiledDefinition,
  schema: Schema,
  value: unknown,
  place: Pointer,
  at: Pointer,
  into: Results,
): void {
  for (const [i, rule] of ((schema.allOf ?? []) as Schema[]).entries())
    collect(definition, rule, value, `${place}/allOf/${i}`, at, into);
  for (const [name, part] of Object.entries<Schema>(schema.properties ?? {})) {
    const inner = isObject(value) ? value[name] : undefined;
    const below = `${place}/properties${pointerOf(name)}`;
    collect(definition, part, inner, below, at + pointerOf(name), into);
  }
  if (isObject(schema.items) && Array.isArray(value)) {
    const entries =
      into.lists.get(at) ?? value.map(() => ({ results: new Map(), lists: new Map() }));
    into.lists.set(at, entries);
    for (const [i, entry] of value.entries())
      collect(definition, schema.items, entry, `${place}/items`, `${at}/items`, entries[i]!);
  }
  if (!schema.if) return;
  const location = `schema#${place}/if`;
  const isTrue = holds(definition, location, value ?? {});
  into.results.set(location, isTrue);
  if (isTrue && schema.then) collect(definition, schema.then, value, `${place}/then`, at, into);
}

/** The results with those of one entry of each list. */
function combinationsOf({ results, lists }: Results): Map<string, boolean>[] {
  let found = [results];
  for (const entries of lists.values()) {
    const ofEntries = entries.flatMap(combinationsOf).filter((one) => one.size > 0);
    if (ofEntries.length > 0 && found.length * ofEntries.length <= maxSituations)
      found = found.flatMap((one) => ofEntries.map((other) => new Map([...one, ...other])));
  }
  return found;
}

export const literalsIn = (outcomes: Outcomes): Literal[] =>
  outcomes.flatMap((isTrue, question) => (isTrue === undefined ? [] : [{ question, isTrue }]));

/** The pairs of outcomes that a run shows, by their keys. */
export const pairsIn = ({ situations }: Run): Set<string> =>
  new Set(situations.flatMap((one) => pairsAmong(literalsIn(one)).map(keyOfPair)));

/** Whether decisions came out so in one situation of a run. */
export const shows = ({ situations }: Run, wanted: readonly Literal[]): boolean =>
  situations.some((one) => wanted.every(({ question, isTrue }) => one[question] === isTrue));
