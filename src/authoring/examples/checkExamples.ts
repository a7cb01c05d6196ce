import type { CompiledDefinition } from '#engine';
import { observed, type Sight } from '../coverage/coverageEvent';
import { noteTransforms } from '../coverage/transforms';
import { watchDoors } from '../coverage/watchEngine';
import type { Finding } from '../lint/diagnostic';
import type { Files } from '../read/readDefinition';
import { doors } from './engineCalls';
import { readExample } from './readExample';
import { runExample } from './runExample';
import type { World } from './exampleFixtures';

export interface CheckedExample {
  file: string;
  about: string;
  /** Nothing where the example holds. */
  findings: Finding[];
}

/** Runs every example of a request type, in the order of their names, and notes what those that hold exercise. */
export function checkExamples(
  definition: CompiledDefinition,
  files: Files,
  world: World,
): { examples: CheckedExample[]; sights: Set<Sight> } {
  const folder = `schemas/${definition.key}/examples/`;
  const sights = new Set<Sight>();
  let seen: Sight[] = [];
  const note = (sight: Sight) => void seen.push(sight);
  const watched = observed(definition, note);
  // What is loaded is decided before the doors are asked.
  const watchedLoads = observed(definition, (sight) => {
    if (sight.startsWith('request#/load/')) note(sight);
  });
  const watchedDoors = watchDoors(doors, note);
  const examples = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      seen = [];
      const checked = checkExample(path, text);
      if (checked.findings.length === 0) for (const sight of seen) sights.add(sight);
      return checked;
    });
  return { examples, sights };

  function checkExample(file: string, text: string): CheckedExample {
    const read = readExample(file, text, definition, world);
    if ('findings' in read) return { file, about: '', findings: read.findings };
    const { kind, example, source } = read;
    const context = world.contextOf(watchedLoads, example);
    noteTransforms(definition, example.today, example.answers, note);
    const findings = runExample(kind, watched, context, example, watchedDoors).map(
      ({ at, says }): Finding => ({
        file,
        ...source.placeOf(at),
        severity: 'error',
        rule: 'example-differs',
        says: `${says} Correct the example, or the rule.`,
      }),
    );
    return { file, about: example.about, findings };
  }
}
