import { type CompiledDefinition, withReadOnlyValues } from '#engine';
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
  const readable: ReadExample[] = [];
  const check = exampleChecker(definition, fixtures, sources);
  const examples = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      const { checked, read, recorded, isCovered } = check(path, text);
      if (read) readable.push(read);
      for (const event of recorded) (isCovered ? events : pending).add(event);
      return checked;
    });
  for (const diagnostic of repeatedExamples(readable))
    examples.find(({ file }) => file === diagnostic.file)!.diagnostics.push(diagnostic);
  return { examples, events, pending };
}

/** What one example gave. */
export interface ExampleCheck {
  checked: CheckedExample;
  /** Absent where it cannot be run. */
  read?: ReadExample;
  recorded: CoverageEvent[];
  /** Whether what it recorded counts: it passes. What only the server does not understand was covered all the same. */
  isCovered: boolean;
}

/** Runs single examples of a request type; what they share is prepared once. */
export function exampleChecker(
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
  sources: SourceFiles,
): (file: string, text: string) => ExampleCheck {
  const reported = new Set<string>();
  let recorded: CoverageEvent[] = [];
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
  return (file, text) => {
    recorded = [];
    const read = readExample(file, text, definition, fixtures);
    if ('diagnostics' in read) {
      const checked = { file, about: '', diagnostics: read.diagnostics, fixes: [] };
      return { checked, recorded, isCovered: false };
    }
    const checked = checkExample(file, read);
    const isCovered = checked.diagnostics.every(({ rule }) => rule === 'example-unread');
    return { checked, read, recorded, isCovered };
  };

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

  function checkExample(file: string, { kind, example, source }: ReadExample): CheckedExample {
    const context = fixtures.contextOf(withLoadsOnly, example);
    const entered = withReadOnlyValues(definition, context, example.answers ?? {});
    recordTransforms(definition, example.today, entered, record);
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
