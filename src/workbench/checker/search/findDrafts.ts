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
import type { SearchAsked, SearchTold } from './protocol';
import { proposalsOf } from './proposals';
import { askedSound, knownFor, type Sound, soundOf } from './sound';

/** Drafts an example for each rule that none covers. */
export function* findDrafts(asked: SearchAsked, fixtures: ExampleFixtures): Generator<SearchTold> {
  const sound = askedSound(asked);
  const options = yield* draftOptions(asked, sound, (other) =>
    countedIn(other, fixtures)
      .shared.filter(({ isSeen }) => isSeen)
      .map(({ id }) => id),
  );
  const { definition, files, sources } = sound;
  const drafted = draftExamples(definition, files, fixtures, sources, options);
  const { own } = countedIn({ ...sound, files: { ...files, ...drafted } }, fixtures);
  const left = coverageOf(own, 0).diagnostics;
  yield { tell: 'found', found: { proposals: proposalsOf(drafted), left } };
}

/** Drafts the examples at the limit of each rule, and one step beyond it. */
export function* findBoundaries(
  asked: SearchAsked,
  fixtures: ExampleFixtures,
): Generator<SearchTold> {
  const sound = askedSound(asked);
  const options = yield* draftOptions(asked, sound, ({ definition, files, sources }) =>
    shownBoundaries(definition, files, fixtures, sources),
  );
  const { definition, files, sources } = sound;
  const drafts = draftBoundaries(definition, files, fixtures, sources, options);
  yield { tell: 'found', found: { proposals: proposalsOf(drafts.files), left: drafts.left } };
}

function countedIn({ definition, files, sources }: Sound, fixtures: ExampleFixtures) {
  const { events, pending } = checkExamples(definition, files, fixtures, sources);
  return countRules(definition, sources, events, pending);
}

/** What the examples of other request types show of shared pieces needs no example here. */
function* draftOptions(
  asked: SearchAsked,
  { definition }: Sound,
  coveredIn: (other: Sound) => string[],
): Generator<SearchTold, DraftOptions> {
  const covered = new Set<string>();
  const others = asked.keys.filter((key) => key !== asked.key);
  for (const [done, key] of others.entries()) {
    yield { tell: 'progress', phase: 'others', done, all: others.length };
    const sound = soundOf(key, asked);
    for (const id of sound ? coveredIn(sound) : []) covered.add(id);
  }
  yield { tell: 'progress', phase: 'writing', done: 0 };
  const { today, suggestions } = knownFor(definition, asked);
  return { today, suggestions, coveredElsewhere: covered };
}
