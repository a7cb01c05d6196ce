import { isObject, sortedJson } from '#engine';
import type { Diagnostic } from '../diagnostic';
import type { Example } from './example';
import type { ReadExample } from './readExample';

/** Examples that prove nothing, because another one says the same, each with its diagnostics. */
export function repeatedExamples(examples: ReadExample[]): Diagnostic[] {
  const firstWith = new Map<string, string>();
  return examples.flatMap(({ example, source }) => {
    const found: Diagnostic[] = [];
    const report = (at: string, rule: string, message: string) =>
      found.push({ file: source.path, ...source.positionOf(at), severity: 'error', rule, message });
    const same = (kind: string, text: string) => {
      const key = `${kind} ${text}`;
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, nameOf(source.path));
      return first;
    };
    const repeated = same('input', inputOf(example));
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

/** The paths of those examples, of any content, that do what one before them does. */
export function repeatingExamples(examples: { path: string; example: unknown }[]): Set<string> {
  const known = new Set<string>();
  const repeating = examples.filter(({ example }) => {
    if (!isObject(example)) return false;
    const input = inputOf(example);
    return known.has(input) || !known.add(input);
  });
  return new Set(repeating.map(({ path }) => path));
}

/** Everything that goes in: who asks, the answers, and what calls answer. */
function inputOf(example: Partial<Example>): string {
  const {
    about: _about,
    steps,
    stops: _s,
    problems: _p,
    refusal: _r,
    next: _n,
    ...input
  } = example;
  const responses = [steps ?? []].flat().map((step) => step?.response ?? null);
  return sortedJson({ ...input, responses });
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
