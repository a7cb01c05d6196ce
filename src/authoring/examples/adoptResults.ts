import { compileDefinition } from '#engine/compile';
import { checkExamples } from '../coverage/checkExamples';
import { setInText } from '../edit/jsonText';
import { type Files, readDefinition } from '../read/readDefinition';
import type { Fix } from './differences';
import type { ExampleFixtures } from './example';

/** A fix can show what was hidden behind it, such as the step after a missing step. */
const maxRounds = 50;

export interface Adopted {
  /** The examples that change, with their new texts. */
  changed: Files;
  /** The examples that fail and would become another kind of example. */
  left: string[];
}

/**
 * The examples of a request type without lint errors, with what came instead of what they expect. `examples`: those to
 * look at, where not all.
 */
export function adoptResults(
  key: string,
  files: Files,
  fixtures: ExampleFixtures,
  examples = files,
): Adopted {
  const read = readDefinition(key, files);
  if ('diagnostics' in read) throw new Error(`${key} has no lint errors but cannot be read.`);
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  const adopted: Adopted = { changed: {}, left: [] };
  let open: Files = examples;
  for (let round = 0; round < maxRounds && Object.keys(open).length > 0; round++) {
    // What the server reads differently is a mistake of the definition.
    const failing = checkExamples(definition, open, fixtures, read.sources).examples.filter(
      ({ diagnostics }) => diagnostics.some(({ rule }) => rule !== 'example-unread'),
    );
    const texts = failing.map(({ file, fixes }): [string, string | undefined] => [
      file,
      fixes.length > 0 ? withFixes(open[file]!, fixes) : undefined,
    ]);
    for (const [file, text] of texts)
      if (text !== undefined) adopted.changed[file] = text;
      else {
        // Half of a fix would be written otherwise.
        delete adopted.changed[file];
        adopted.left.push(file);
      }
    open = Object.fromEntries(texts.filter((entry): entry is [string, string] => !!entry[1]));
  }
  return adopted;
}

/** Removes from the end of a list: the entries before keep their indexes. */
function withFixes(text: string, fixes: Fix[]): string {
  const [removed, set] = [true, false].map((isRemoval) =>
    fixes.filter(({ value }) => (value === undefined) === isRemoval),
  ) as [Fix[], Fix[]];
  return [...set, ...removed.reverse()].reduce(
    (edited, { at, value }) => setInText(edited, at, value),
    text,
  );
}
