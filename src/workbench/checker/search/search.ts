import type { ExampleFixtures } from '#authoring';
import { findBoundaries, findDrafts } from './findDrafts';
import { findMutants } from './findMutants';
import { findPaths } from './findPaths';
import type { SearchAsked, SearchKind, SearchTold } from './protocol';
import { CannotSearch } from './sound';

const searches: {
  [kind in SearchKind]: (asked: SearchAsked, fixtures: ExampleFixtures) => Generator<SearchTold>;
} = { mutants: findMutants, paths: findPaths, drafts: findDrafts, boundaries: findBoundaries };

/** Searches, and tells how far it is and what it has found. */
export function* search(asked: SearchAsked, fixtures: ExampleFixtures): Generator<SearchTold> {
  try {
    yield* searches[asked.kind](asked, fixtures);
    yield { tell: 'end' };
  } catch (error) {
    if (!(error instanceof CannotSearch)) throw error;
    yield { tell: 'failed', message: error.message };
  }
}
