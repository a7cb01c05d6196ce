import type { CompiledDefinition } from '#engine';
import { observed, type CoverageEvent } from '../coverage/coverageEvent';
import { noteTransforms } from '../coverage/transforms';
import { watchEngine } from '../coverage/watchEngine';
import type { Diagnostic } from '../lint/diagnostic';
import type { Files } from '../read/readDefinition';
import { engineCalls } from './engineCalls';
import { readExample } from './readExample';
import { runExample } from './runExample';
import type { ExampleFixtures } from './exampleFixtures';

export interface CheckedExample {
  file: string;
  about: string;
  /** Nothing where the example holds. */
  diagnostics: Diagnostic[];
}

/** Runs every example of a request type, in the order of their names, and notes what those that hold exercise. */
export function checkExamples(
  definition: CompiledDefinition,
  files: Files,
  fixtures: ExampleFixtures,
): { examples: CheckedExample[]; events: Set<CoverageEvent> } {
  const folder = `schemas/${definition.key}/examples/`;
  const events = new Set<CoverageEvent>();
  let seen: CoverageEvent[] = [];
  const note = (event: CoverageEvent) => void seen.push(event);
  const watched = observed(definition, note);
  // What is loaded is decided before the doors are asked.
  const watchedLoads = observed(definition, (event) => {
    if (event.startsWith('request#/load/')) note(event);
  });
  const watchedEngine = watchEngine(engineCalls, note);
  const examples = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      seen = [];
      const checked = checkExample(path, text);
      if (checked.diagnostics.length === 0) for (const event of seen) events.add(event);
      return checked;
    });
  return { examples, events };

  function checkExample(file: string, text: string): CheckedExample {
    const read = readExample(file, text, definition, fixtures);
    if ('diagnostics' in read) return { file, about: '', diagnostics: read.diagnostics };
    const { kind, example, source } = read;
    const context = fixtures.contextOf(watchedLoads, example);
    noteTransforms(definition, example.today, example.answers, note);
    const diagnostics = runExample(kind, watched, context, example, watchedEngine).map(
      ({ at, message }): Diagnostic => ({
        file,
        ...source.placeOf(at),
        severity: 'error',
        rule: 'example-differs',
        message: `${message} Correct the example, or the rule.`,
      }),
    );
    return { file, about: example.about, diagnostics };
  }
}
