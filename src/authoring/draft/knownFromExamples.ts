import { type Definition, getAt, isFormat, type Pointer } from '#engine';
import type { Example } from '../examples/example';
import type { Files } from '../read/readDefinition';

/** What a new example takes over from those of all request types, which are read when it is asked for. */
export interface KnownFromExamples {
  /** Their day, YYYY-MM-DD. */
  readonly today: string;
  /** Values that look-ups know, by field. */
  suggestions(field: Pointer): unknown[];
}

/** `filesOfAll`: the files of all request types; `otherDay`: the day without any example. */
export function knownFromExamples(
  filesOfAll: () => Iterable<Files>,
  { request }: Definition,
  otherDay: () => string,
): KnownFromExamples {
  let known: Partial<Example>[] | undefined;
  const examples = () => (known ??= [...filesOfAll()].flatMap(examplesIn));
  return {
    get today() {
      return commonDay(examples()) ?? otherDay();
    },
    suggestions: (field) => (field in (request.lookUps ?? {}) ? valuesOf(field, examples()) : []),
  };
}

/** The examples that can be parsed. */
const examplesIn = (files: Files): Partial<Example>[] =>
  Object.entries(files)
    .filter(([path]) => /^schemas\/[^/]+\/examples\//.test(path))
    .flatMap(([, text]) => {
      try {
        return [JSON.parse(text)];
      } catch {
        // What is wrong with it, `check` says.
        return [];
      }
    });

/** The day that most examples have. */
function commonDay(examples: Partial<Example>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { today } of examples)
    if (typeof today === 'string' && isFormat('date', today))
      counts.set(today, (counts.get(today) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** What accepted examples of any request type answer at a field of this name: look-ups know it. */
function valuesOf(field: Pointer, examples: Partial<Example>[]): unknown[] {
  const at = field.replaceAll('/items/', '/0/');
  const found = examples
    .filter(({ steps }) => steps)
    .map(({ answers }) => getAt(answers, at))
    .filter((value) => value !== undefined);
  return [...new Set(found)];
}
