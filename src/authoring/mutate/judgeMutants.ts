import { sourceLocation } from '../read/sourceLocation';
import { type ChangedPlaces, isOfChange } from './changedMutants';
import type { Mutator, NoticedBy, PlacedMutant } from './mutator';
import { sampled } from './sampled';

export interface JudgedMutant extends PlacedMutant {
  key: string;
  line: number;
  column: number;
  noticedBy?: NoticedBy;
}

/** Which mutants are judged. */
export interface ChosenMutants {
  /** How many of the request type at most. */
  most: number;
  /** Only mutants at these places; absent: everywhere. */
  changes?: ChangedPlaces;
  /** Mutants of shared pieces that are noticed already, by id. */
  noticed?: string[];
  /** Every `of`-th one, from `part` on. */
  part?: number;
  of?: number;
}

/** At so many places of one piece a mutant is judged; at the others where an example would be asked for. */
const mostPlaces = 3;

/**
 * Finds who notices the mutants of a request type whose examples pass; yields after each of them. `possible`: how many
 * there are, with those that are not judged; `mutants`: those that are, by id.
 */
export function* judgeMutants(
  mutator: Mutator,
  { most, changes, noticed = [], part = 0, of = 1 }: ChosenMutants,
): Generator<
  { done: number; all: number },
  { possible: number; mutants: Map<string, JudgedMutant> }
> {
  const { key, sources } = mutator;
  const wanted = [...mutator.mutants()].filter((one) => !changes || isOfChange(one, changes));
  // A piece that is used twice has the same mutants in both places: one of them is noticed, and so are both.
  const distinct = [...new Map(wanted.map((one) => [one.id, one])).values()];
  const own = new Set(distinct.filter((_, i) => i % of === part).map(({ id }) => id));
  const chosen = sampled(distinct, most, ({ operator }) => operator).map(({ id }) => id);
  const chosenIds = new Set(chosen.filter((id) => own.has(id)));
  const mutants = new Map<string, JudgedMutant>();
  const known = new Set(noticed);
  const judged = new Map<string, number>();
  for (const mutant of wanted) {
    const { id } = mutant;
    const places = judged.get(id) ?? 0;
    if (!chosenIds.has(id) || mutants.get(id)?.noticedBy || places === mostPlaces) continue;
    judged.set(id, places + 1);
    const path = `schemas/${key}/${mutant.file}.json`;
    const { line, column } = sourceLocation(sources, path, mutant.edits[0]!.at);
    const noticedBy = known.has(id) ? { elsewhere: true as const } : mutator.noticedBy(mutant);
    mutants.set(id, { ...mutant, key, line, column, ...(noticedBy && { noticedBy }) });
    yield { done: mutants.size, all: chosenIds.size };
  }
  return { possible: own.size, mutants };
}
