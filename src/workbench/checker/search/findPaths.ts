import {
  checkExamples,
  type ExampleFixtures,
  explorePaths,
  pathExamples,
  withoutRuns,
} from '#authoring';
import type { SearchAsked, SearchTold } from './protocol';
import { proposalsOf } from './proposals';
import { askedSound, knownFor } from './sound';

/** Finds the paths through a form, which examples go them, and examples for the pairs that none shows. */
export function* findPaths(asked: SearchAsked, fixtures: ExampleFixtures): Generator<SearchTold> {
  yield { tell: 'progress', phase: 'exploring', done: 0 };
  const { definition, files, sources } = askedSound(asked);
  const { today, suggestions } = knownFor(definition, asked);
  const paths = explorePaths(definition, files, fixtures, { today, suggestions });
  const told = withoutRuns(paths);
  yield { tell: 'found', found: { paths: told, proposals: [], failing: [] } };
  yield { tell: 'progress', phase: 'writing', done: 0 };
  const texts = pathExamples(definition, files, fixtures, paths.cover, today);
  const { examples } = checkExamples(definition, { ...files, ...texts }, fixtures, sources);
  const passing = new Set(
    examples.filter(({ diagnostics }) => diagnostics.length === 0).map(({ file }) => file),
  );
  const written = Object.entries(texts).filter(([path]) => passing.has(path));
  yield {
    tell: 'found',
    found: {
      paths: told,
      proposals: proposalsOf(Object.fromEntries(written)),
      failing: Object.keys(texts).filter((path) => !passing.has(path)),
    },
  };
}
