import type { Example } from '#authoring';
import { type Definition, getAt, type Pointer } from '#engine';
import type { Folder } from './files/folder';

/** What a new example takes over from those of all request types, which are read when it is asked for. */
export interface KnownFromExamples {
  /** Their day, YYYY-MM-DD. */
  readonly today: string;
  /** Values that look-ups know, by field. */
  suggestions(field: Pointer): unknown[];
}

export function knownFromExamples(folder: Folder, { request }: Definition): KnownFromExamples {
  let known: Partial<Example>[] | undefined;
  const examples = () => (known ??= folder.keys.flatMap((one) => examplesOf(one, folder)));
  return {
    get today() {
      return commonDay(examples()) ?? new Date().toISOString().slice(0, 10);
    },
    suggestions: (field) => (field in (request.lookUps ?? {}) ? valuesOf(field, examples()) : []),
  };
}

/** The examples of a request type that can be parsed. */
function examplesOf(key: string, folder: Folder): Partial<Example>[] {
  const isExample = (path: string) => path.startsWith(`schemas/${key}/examples/`);
  return Object.entries(folder.requestType(key).files)
    .filter(([path]) => isExample(path))
    .flatMap(([, text]) => {
      try {
        return [JSON.parse(text)];
      } catch {
        // What is wrong with it, `check` says.
        return [];
      }
    });
}

/** The day that most examples have. */
function commonDay(examples: Partial<Example>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { today } of examples)
    if (today !== undefined) counts.set(today, (counts.get(today) ?? 0) + 1);
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
