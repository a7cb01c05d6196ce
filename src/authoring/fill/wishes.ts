import {
  type CompiledDefinition,
  partsOf,
  type Pointer,
  pointerOf,
  schemaLocations,
} from '#engine';
import { GoalFinder, type Goals } from './goals';
import type { Random } from './random';

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
