import {
  type Coverage,
  draftExamples,
  type Example,
  type ExampleFixtures,
  type Files,
  readDefinition,
} from '#authoring';
import { getAt, type Pointer } from '#engine';
import { compileDefinition } from '#engine/compile';
import type { Folder } from './files/folder';
import { lintRequestType } from './lint';
import { runExamples } from './runExamples';

/** Drafts the examples that a request type without lint errors lacks; `coverage`: what it has with them. */
export function draftType(
  key: string,
  folder: Folder,
  fixtures: ExampleFixtures,
): { files: Files; coverage: Coverage } {
  const { files } = folder.requestType(key);
  const read = readDefinition(key, files);
  if ('diagnostics' in read) throw new Error(`${key} has no lint errors but cannot be read.`);
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  const examples = folder.keys.flatMap((one) => examplesOf(one, folder));
  const lookUps = definition.request.lookUps ?? {};
  const drafted = draftExamples(definition, files, fixtures, read.sources, {
    today: commonDay(examples) ?? new Date().toISOString().slice(0, 10),
    suggestions: (field) => (field in lookUps ? valuesOf(field, examples) : []),
    coveredElsewhere: coveredBy(
      folder.keys.filter((one) => one !== key),
      folder,
      fixtures,
    ),
  });
  const { coverage } = runExamples(key, { ...files, ...drafted }, fixtures, 100);
  return { files: drafted, coverage: coverage! };
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

/** The rules of shared files that the examples of other request types cover. */
function coveredBy(keys: string[], folder: Folder, fixtures: ExampleFixtures): Set<string> {
  const rules = keys.flatMap((key) => {
    const read = folder.requestType(key);
    const isSound = lintRequestType(key, read).every(({ severity }) => severity !== 'error');
    return isSound ? (runExamples(key, read.files, fixtures, 100).sharedRules ?? []) : [];
  });
  return new Set(rules.filter(({ isSeen }) => isSeen).map(({ id }) => id));
}
