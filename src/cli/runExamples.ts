import { compileDefinition } from '#engine/compile';
import {
  checkExamples,
  countRules,
  coverageOf,
  type Files,
  type Diagnostic,
  readDefinition,
  type ExampleFixtures,
} from '#authoring';
import type { ExampleResult, RequestTypeReport } from './report';
import { t } from './i18n';

/** One accepted example may pass by chance. */
const minAccepted = 2;

/** Runs the examples of a request type without lint errors, and measures their coverage. `threshold` in percent. */
export function runExamples(
  key: string,
  files: Files,
  fixtures: ExampleFixtures,
  threshold: number,
): Pick<RequestTypeReport, 'examples' | 'coverage' | 'sharedRules'> {
  const read = readDefinition(key, files);
  if ('diagnostics' in read) throw new Error(`${key} has no lint errors but cannot be read.`);
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  const { examples, events, pending } = checkExamples(definition, files, fixtures, read.sources);
  const { own, shared } = countRules(definition, read.sources, events, pending);
  const coverage = coverageOf(own, threshold);
  const results = examples.map(({ file, ...rest }): ExampleResult => ({
    name: nameOf(file),
    file,
    ...rest,
  }));
  return {
    examples: results,
    coverage: {
      ...coverage,
      // Without any example each rule would be reported for the same reason.
      diagnostics: [...tooFew(key, results), ...(results.length > 0 ? coverage.diagnostics : [])],
    },
    sharedRules: shared,
  };
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');

function tooFew(key: string, results: ExampleResult[]): Diagnostic[] {
  const accepted = results.filter(({ name }) => name.startsWith('accepted-')).length;
  if (accepted >= minAccepted) return [];
  return [
    {
      file: `schemas/${key}/schema.json`,
      line: 1,
      column: 1,
      severity: 'error',
      rule: 'example-count',
      message:
        results.length === 0
          ? t('noExamples', { key })
          : t('tooFewAccepted', { accepted, minimum: minAccepted }),
    },
  ];
}
