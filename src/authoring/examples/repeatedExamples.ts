import { sortedJson } from '#engine';
import type { Diagnostic } from '../diagnostic';
import type { ReadExample } from './readExample';

/** Examples that prove nothing, because another one says the same, each with its diagnostics. */
export function repeatedExamples(examples: ReadExample[]): Diagnostic[] {
  const firstWith = new Map<string, string>();
  return examples.flatMap((read) => {
    const { example, source } = read;
    const found: Diagnostic[] = [];
    const report = (at: string, rule: string, message: string) =>
      found.push({ file: source.path, ...source.positionOf(at), severity: 'error', rule, message });
    const same = (kind: string, text: string) => {
      const key = `${kind} ${text}`;
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, nameOf(source.path));
      return first;
    };
    const repeated = same('input', inputOf(read));
    const about = example.about.trim();
    if (repeated !== undefined)
      report(
        '',
        'example-repeats',
        `The example repeats what "${repeated}" does. Change an answer, or remove it.`,
      );
    if (about === '' || about === nameOf(source.path))
      report('/about', 'example-about', 'Say in a sentence what the example shows.');
    else {
      const copied = same('about', about.toLowerCase());
      if (copied !== undefined)
        report(
          '/about',
          'example-about',
          `"${copied}" says the same of itself. Say what this example shows.`,
        );
    }
    return found;
  });
}

/** Everything that goes in: who asks, the answers, and what calls answer. */
function inputOf({ example }: ReadExample): string {
  const { about: _about, steps = [], stops: _s, problems: _p, refusal: _r, ...input } = example;
  const responses = steps.map(({ response }) => response ?? null);
  return sortedJson({ ...input, responses });
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
