import { compileDefinition } from '#engine/compile';
import {
  checkExamples,
  coverageOf,
  type Files,
  type Finding,
  readDefinition,
  type World,
} from '#authoring';
import type { ExampleResult, RequestTypeReport } from './report';
import { say } from './i18n';

/** Two accepted examples show that a request goes through, and that it was not by chance. */
const fewestAccepted = 2;

/** Runs the examples of a request type that lint found right, and counts what they exercise. */
export function examine(
  key: string,
  files: Files,
  world: World,
  threshold: number,
): Pick<RequestTypeReport, 'examples' | 'coverage'> {
  const read = readDefinition(key, files);
  if ('findings' in read) throw new Error(`${key} was linted and cannot be read.`);
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  const { examples, sights } = checkExamples(definition, files, world);
  const coverage = coverageOf(definition, read.sources, sights, threshold);
  const results = examples.map(({ file, ...rest }): ExampleResult => ({
    name: nameOf(file),
    file,
    ...rest,
  }));
  return {
    examples: results,
    coverage: { ...coverage, findings: [...tooFew(key, results), ...coverage.findings] },
  };
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');

function tooFew(key: string, examples: ExampleResult[]): Finding[] {
  const accepted = examples.filter(({ name }) => name.startsWith('accepted-')).length;
  if (accepted >= fewestAccepted) return [];
  return [
    {
      file: `schemas/${key}/schema.json`,
      line: 1,
      column: 1,
      severity: 'error',
      rule: 'example-count',
      says: say('tooFewAccepted', { accepted, fewest: fewestAccepted }),
    },
  ];
}
