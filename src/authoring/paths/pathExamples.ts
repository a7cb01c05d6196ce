import { asOf, type CompiledDefinition } from '#engine';
import { complete } from '../draft/complete';
import { DistinctNames } from '../draft/distinctNames';
import { exampleText } from '../draft/exampleText';
import type { ExampleFixtures } from '../examples/example';
import type { Files } from '../read/readDefinition';
import type { Cover } from './cover';
import { describeRun } from './describeRun';
import { modelOf } from './model';

/** The texts of new examples for the runs of a cover, by path; none has the path of a file that is there. */
export function pathExamples(
  definition: CompiledDefinition,
  files: Files,
  fixtures: ExampleFixtures,
  { runs }: Cover,
  today: string,
): Files {
  const model = modelOf(definition, today);
  const names = new DistinctNames(definition.key, files);
  const written: Files = {};
  for (const { run, shows } of runs) {
    const completed = complete(definition, fixtures, run.example);
    if (!completed) continue;
    const words = describeRun(asOf(definition, run.example.today), model, run, shows);
    const about = names.about(words.about);
    written[names.path(completed.kind, words.name)] = exampleText({ ...completed.example, about });
  }
  return written;
}
