import type { CompiledDefinition } from '#engine';
import type { Diagnostic } from '../diagnostic';
import type { Difference, Fix } from '../examples/differences';
import type { ExampleFixtures } from '../examples/example';
import { type ReadExample, readExample } from '../examples/readExample';
import { repeatedExamples } from '../examples/repeatedExamples';
import { readBack, type TakenStep } from '../examples/readBack';
import { engineCalls, runExample } from '../examples/runExample';
import type { Files, SourceFiles } from '../read/readDefinition';
import { sourceLocation } from '../read/sourceLocation';
import type { CoverageEvent } from './coverageEvent';
import { expectedEvents } from './expectedEvents';
import { instrumentDefinition } from './instrumentDefinition';
import { instrumentEngine } from './instrumentEngine';
import { recordEligibility } from './recordEligibility';
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
 * `coverageOf`. `pending`: what those that fail would cover, had they been corrected.
 */
export function checkExamples(
  definition: CompiledDefinition,
  files: Files,
  fixtures: ExampleFixtures,
  sources: SourceFiles,
): { examples: CheckedExample[]; events: Set<CoverageEvent>; pending: Set<CoverageEvent> } {
  const folder = `schemas/${definition.key}/examples/`;
  const events = new Set<CoverageEvent>();
  const pending = new Set<CoverageEvent>();
  const reported = new Set<string>();
  let recorded: CoverageEvent[] = [];
  const readable: ReadExample[] = [];
  const record = (event: CoverageEvent) => void recorded.push(event);
  const instrumented = instrumentDefinition(definition, (event) => {
    // Which of a customer's policies counts, `recordEligibility` says.
    if (!event.startsWith('request#/policies/')) record(event);
  });
  // The fixtures evaluate the conditions of loads; what else they evaluate does not count.
  const withLoadsOnly = instrumentDefinition(definition, (event) => {
    if (event.startsWith('request#/load/')) record(event);
  });
  // The server decides by the payload what a step assumes; its other conditions the form has evaluated already.
  const withAssumptionsOnly = instrumentDefinition(definition, (event) => {
    if (/^request#\/steps\/\d+\/assumes\//.test(event)) record(event);
  });
  const engine = instrumentEngine(engineCalls, record);
  const examples = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      recorded = [];
      const checked = checkExample(path, text);
      // What the server does not understand was covered all the same.
      const isCovered = checked.diagnostics.every(({ rule }) => rule === 'example-unread');
      for (const event of recorded) (isCovered ? events : pending).add(event);
      return checked;
    });
  for (const diagnostic of repeatedExamples(readable))
    examples.find(({ file }) => file === diagnostic.file)!.diagnostics.push(diagnostic);
  return { examples, events, pending };

  /** Many examples show the same mistake of a definition, which is reported once for each step. */
  function unread(found: Difference[]): Diagnostic[] {
    return found.flatMap(({ at, message }): Diagnostic[] => {
      if (reported.has(at)) return [];
      reported.add(at);
      const path = `schemas/${definition.key}/request.json`;
      const position = sourceLocation(sources, path, at);
      return [{ ...position, severity: 'error', rule: 'example-unread', message }];
    });
  }

  function checkExample(file: string, text: string): CheckedExample {
    const read = readExample(file, text, definition, fixtures);
    if ('diagnostics' in read) return { file, about: '', diagnostics: read.diagnostics, fixes: [] };
    readable.push(read);
    const { kind, example, source } = read;
    const context = fixtures.contextOf(withLoadsOnly, example);
    recordTransforms(definition, example.today, example.answers, record);
    recordEligibility(definition, kind, context, example, record);
    const taken: TakenStep[] = [];
    const found = runExample(kind, instrumented, context, example, engine, (step) =>
      taken.push(step),
    );
    const diagnostics = found.map(({ at, message }): Diagnostic => ({
      file,
      ...source.positionOf(at),
      severity: 'error',
      rule: 'example-differs',
      message: `${message} Correct the example, or the rule.`,
    }));
    if (found.length > 0) for (const event of expectedEvents(definition, example)) record(event);
    else diagnostics.push(...unread(readBack(withAssumptionsOnly, context, example, taken)));
    return { file, about: example.about, diagnostics, fixes: fixesOf(found) };
  }
}
