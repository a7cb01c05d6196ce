import {
  checkExamples,
  countRules,
  coverageOf,
  draftBoundaries,
  draftExamples,
  type DraftOptions,
  type ExampleFixtures,
  shownBoundaries,
} from '#authoring';
import type { SearchMessage, SearchRequest } from './protocol';
import { proposalsOf } from './proposals';
import { compileSearched, compileValid, knownFor, type ValidDefinition } from './validDefinition';

/** Drafts an example for each rule that none covers. */
export function* findDrafts(
  request: SearchRequest,
  fixtures: ExampleFixtures,
): Generator<SearchMessage> {
  const valid = compileSearched(request);
  const options = yield* draftOptions(request, valid, (other) =>
    countedIn(other, fixtures)
      .shared.filter(({ isSeen }) => isSeen)
      .map(({ id }) => id),
  );
  const { definition, files, sources } = valid;
  const drafted = draftExamples(definition, files, fixtures, sources, options);
  const { own } = countedIn({ ...valid, files: { ...files, ...drafted } }, fixtures);
  const left = coverageOf(own, 0).diagnostics;
  yield { type: 'found', found: { proposals: proposalsOf(drafted), left } };
}

/** Drafts the examples at the limit of each rule, and one step beyond it. */
export function* findBoundaries(
  request: SearchRequest,
  fixtures: ExampleFixtures,
): Generator<SearchMessage> {
  const valid = compileSearched(request);
  const options = yield* draftOptions(request, valid, ({ definition, files, sources }) =>
    shownBoundaries(definition, files, fixtures, sources),
  );
  const { definition, files, sources } = valid;
  const drafts = draftBoundaries(definition, files, fixtures, sources, options);
  yield { type: 'found', found: { proposals: proposalsOf(drafts.files), left: drafts.left } };
}

function countedIn({ definition, files, sources }: ValidDefinition, fixtures: ExampleFixtures) {
  const { events, pending } = checkExamples(definition, files, fixtures, sources);
  return countRules(definition, sources, events, pending);
}

/** A rule of a shared piece needs no example here where one of another request type covers it. */
function* draftOptions(
  request: SearchRequest,
  { definition }: ValidDefinition,
  coveredIn: (other: ValidDefinition) => string[],
): Generator<SearchMessage, DraftOptions> {
  const covered = new Set<string>();
  const others = request.keys.filter((key) => key !== request.key);
  for (const [done, key] of others.entries()) {
    yield { type: 'progress', phase: 'others', done, all: others.length };
    const other = compileValid(key, request);
    for (const id of other ? coveredIn(other) : []) covered.add(id);
  }
  yield { type: 'progress', phase: 'writing', done: 0 };
  const { today, suggestions } = knownFor(definition, request);
  return { today, suggestions, coveredElsewhere: covered };
}
