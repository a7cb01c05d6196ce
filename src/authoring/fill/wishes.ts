import {
  type CompiledDefinition,
  partsOf,
  type Pointer,
  pointerOf,
  schemaLocations,
  documentOf,
  getAt,
  holds,
} from '#engine';
import { GoalFinder, type Goals } from './goals';
import type { Random } from './random';
import type { State } from './state';

/** Conditions by their location (see `schemaLocations`), and how each is to come out. */
export interface Wishes {
  [location: string]: boolean;
}

/** A field of the answers that a condition of request.json reads; `undefined` for what is no answer. */
export const answerOf = (at: Pointer): Pointer | undefined =>
  at.startsWith('/answers/') ? at.slice('/answers'.length) : undefined;

/** `/properties/a/items/allOf/0/if` → `/a/0`: the answers that a condition of schema.json is about. */
export function subjectOf(location: Pointer): Pointer {
  const subject: string[] = [];
  const parts = partsOf(location);
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] === 'properties') subject.push(parts[++i]!);
    else if (parts[i] === 'items') subject.push('0');
    else if (parts[i] === 'allOf') i++;
  }
  return pointerOf(...subject);
}

/** The conditions that have to hold before one can matter: those of the branches around it. */
export function outerConditions(location: string): string[] {
  const parts = partsOf(location.slice('schema#'.length));
  return parts.flatMap((part, i) =>
    part === 'then' && (i === 0 || parts[i - 1] !== 'properties')
      ? [`schema#${pointerOf(...parts.slice(0, i), 'if')}`]
      : [],
  );
}

/** What has to be answered for the wishes to come true. */
export function goalsOf(definition: CompiledDefinition, wishes: Wishes, random: Random): Goals {
  const schemas = schemaLocations(definition);
  const all: Wishes = {};
  for (const [location, wish] of Object.entries(wishes)) {
    if (location.startsWith('schema#'))
      for (const outer of outerConditions(location)) all[outer] = true;
    all[location] = wish;
  }
  const goals: Goals = new Map();
  for (const [location, wish] of Object.entries(all)) {
    const isOfSchema = location.startsWith('schema#');
    const finder = new GoalFinder(random, isOfSchema ? (at) => at : answerOf);
    const subject = isOfSchema ? subjectOf(location.slice('schema#'.length)) : '';
    finder.find(schemas[location] ?? {}, wish, subject);
    for (const [at, { isAnswered, schemas: more }] of finder.goals) {
      const goal = goals.get(at) ?? { isAnswered, schemas: [] };
      goals.set(at, { isAnswered, schemas: [...goal.schemas, ...more] });
    }
  }
  return goals;
}

/** The wishes that did not come true. */
export function unmetWishes(
  definition: CompiledDefinition,
  wishes: Wishes,
  { context, resolved }: State,
): string[] {
  const document = documentOf(context, resolved);
  return Object.entries(wishes)
    .filter(([location, wish]) => {
      if (!location.startsWith('schema#')) return holds(definition, location, document) !== wish;
      const at = subjectOf(location.slice('schema#'.length));
      const subjects = at.includes('/0')
        ? entriesAt(resolved, at)
        : [getAt(resolved, at) ?? (at.includes('/') ? {} : resolved)];
      return !subjects.some((one) => holds(definition, location, one) === wish);
    })
    .map(([location]) => location);
}

/** Every part of the answers at a pointer whose `/0` may be any entry. */
function entriesAt(value: unknown, at: Pointer): unknown[] {
  const i = at.indexOf('/0');
  if (i < 0) return [getAt(value, at)].filter((one) => one !== undefined);
  const entries: unknown = getAt(value, at.slice(0, i));
  return Array.isArray(entries) ? entries.flatMap((one) => entriesAt(one, at.slice(i + 2))) : [];
}
