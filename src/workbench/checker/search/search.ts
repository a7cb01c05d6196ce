import type { ExampleFixtures } from '#authoring';
import { findBoundaries, findDrafts } from './findDrafts';
import { findMutants } from './findMutants';
import { findPaths } from './findPaths';
import type { SearchKind, SearchMessage, SearchRequest } from './protocol';
import { SearchError } from './validDefinition';

const searches: {
  [kind in SearchKind]: (
    request: SearchRequest,
    fixtures: ExampleFixtures,
  ) => Generator<SearchMessage>;
} = { mutants: findMutants, paths: findPaths, drafts: findDrafts, boundaries: findBoundaries };

/** Searches; yields its progress and what it has found. */
export function* search(
  request: SearchRequest,
  fixtures: ExampleFixtures,
): Generator<SearchMessage> {
  try {
    yield* searches[request.kind](request, fixtures);
    yield { type: 'end' };
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    yield { type: 'failed', message: error.message };
  }
}
