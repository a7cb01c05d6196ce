import type { CompiledDefinition } from '#engine';
import type { Diagnostic } from '../diagnostic';
import type { Difference, Fix } from '../examples/differences';
import type { ExampleFixtures } from '../examples/example';
import { readExample } from '../examples/readExample';
import { engineCalls, runExample } from '../examples/runExample';
import type { Files } from '../read/readDefinition';
import type { CoverageEvent } from './coverageEvent';
import { instrumentDefinition } from './instrumentDefinition';
import { instrumentEngine } from './instrumentEngine';
import { recordTransforms } from './recordTransforms';

export interface CheckedExample {
  file: string;
  about: string;
  /** Empty where the example passes. */
  diagnostics: Diagnostic[];
  /** What to write so that the example agrees with what came; empty where it passes, or would be of another kind. */
  fixes: Fix[];
}

/** The fixes of all differences, or none where one of them has none. */
const fixesOf = (found: Difference[]): Fix[] =>
  found.every(({ fix }) => fix) ? found.map(({ fix }) => fix!) : [];

/**
 * Runs every example of a request type, in the order of `files`. `events` is what the examples that pass cover; see
 * `coverageOf`.
 */
export function checkExamples(
  definition: CompiledDefinition,
  files: Files,
  fixtures: ExampleFixtures,
): { examples: CheckedExample[]; events: Set<CoverageEvent> } {
  const folder = `schemas/${definition.key}/examples/`;
  const events = new Set<CoverageEvent>();
  let recorded: CoverageEvent[] = [];
  const record = (event: CoverageEvent) => void recorded.push(event);
  const instrumented = instrumentDefinition(definition, record);
  // The fixtures evaluate the conditions of loads; what else they evaluate does not count.
  const withLoadsOnly = instrumentDefinition(definition, (event) => {
    if (event.startsWith('request#/load/')) record(event);
  });
  const engine = instrumentEngine(engineCalls, record);
  const examples = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      recorded = [];
      const checked = checkExample(path, text);
      if (checked.diagnostics.length === 0) for (const event of recorded) events.add(event);
      return checked;
    });
  return { examples, events };

  function checkExample(file: string, text: string): CheckedExample {
    const read = readExample(file, text, definition, fixtures);
    if ('diagnostics' in read) return { file, about: '', diagnostics: read.diagnostics, fixes: [] };
    const { kind, example, source } = read;
    const context = fixtures.contextOf(withLoadsOnly, example);
    recordTransforms(definition, example.today, example.answers, record);
    const found = runExample(kind, instrumented, context, example, engine);
    const diagnostics = found.map(({ at, message }): Diagnostic => ({
      file,
      ...source.positionOf(at),
      severity: 'error',
      rule: 'example-differs',
      message: `${message} Correct the example, or the rule.`,
    }));
    return { file, about: example.about, diagnostics, fixes: fixesOf(found) };
  }
}
