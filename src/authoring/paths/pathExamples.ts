import type { CompiledDefinition } from '#engine';
import { complete } from '../draft/complete';
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
  const folder = `schemas/${definition.key}/examples/`;
  const written: Files = {};
  const known = new Set(
    Object.entries(files).flatMap(([path, text]) => (path.startsWith(folder) ? aboutOf(text) : [])),
  );
  for (const { run, shows } of runs) {
    const completed = complete(definition, fixtures, run.example);
    if (!completed) continue;
    const words = describeRun(definition, model, run, shows);
    const about = unlike(words.about, known);
    const name = (i: number) =>
      `${folder}${completed.kind}-${words.name}${i === 1 ? '' : `-${i}`}.json`;
    let i = 1;
    while (name(i) in files || name(i) in written) i++;
    written[name(i)] = exampleText({ ...completed.example, about });
  }
  return written;
}

/** A sentence that no other example has. */
function unlike(about: string, known: Set<string>): string {
  for (let i = 1; ; i++) {
    const text = i === 1 ? about : about.replace(/\.$/, ` (${i}).`);
    if (known.has(text.toLowerCase())) continue;
    known.add(text.toLowerCase());
    return text;
  }
}

function aboutOf(text: string): string[] {
  try {
    return [String(JSON.parse(text).about).trim().toLowerCase()];
  } catch {
    // What is wrong with it, `check` says.
    return [];
  }
}
