import {
  checkExamples,
  type ExampleFixtures,
  explorePaths,
  pathExamples,
  withoutRuns,
} from '#authoring';
import type { SearchMessage, SearchRequest } from './protocol';
import { proposalsOf } from './proposals';
import { compileSearched, knownFor } from './validDefinition';

/** Finds the paths through a form, the examples that take each of them, and new examples for pairs that none shows. */
export function* findPaths(
  request: SearchRequest,
  fixtures: ExampleFixtures,
): Generator<SearchMessage> {
  yield { type: 'progress', phase: 'exploring', done: 0 };
  const { definition, files, sources } = compileSearched(request);
  const { today, suggestions } = knownFor(definition, request);
  const paths = explorePaths(definition, files, fixtures, { today, suggestions });
  const report = withoutRuns(paths);
  yield { type: 'found', found: { paths: report, proposals: [], failing: [] } };
  yield { type: 'progress', phase: 'writing', done: 0 };
  const texts = pathExamples(definition, files, fixtures, paths.cover, today);
  const { examples } = checkExamples(definition, { ...files, ...texts }, fixtures, sources);
  const passing = new Set(
    examples.filter(({ diagnostics }) => diagnostics.length === 0).map(({ file }) => file),
  );
  const written = Object.entries(texts).filter(([path]) => passing.has(path));
  yield {
    type: 'found',
    found: {
      paths: report,
      proposals: proposalsOf(Object.fromEntries(written)),
      failing: Object.keys(texts).filter((path) => !passing.has(path)),
    },
  };
}
