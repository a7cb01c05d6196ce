import {
  type Change,
  changesBetween,
  type Example,
  requiredProperties,
  type Files,
  isBreaking,
  exampleKind,
  formatDiagnostic,
  sourceLocation,
  readDefinition,
  replayDraft,
  replayExample,
  type SourceFiles,
  asText,
  type ExampleFixtures,
} from '#authoring';
import { compileDefinition } from '#engine/compile';
import type { CompiledDefinition } from '#engine';
import { t } from './i18n';

export interface TypeDiff {
  key: string;
  verdict: 'compatible' | 'breaking';
  lines: { isBreaking: boolean; message: string }[];
}

/** What changed in a request type, and which examples and drafts of the older version fail in the newer one. */
export function diffType(
  key: string,
  older: Files,
  newer: Files,
  fixtures: ExampleFixtures,
): TypeDiff {
  const lines = linesOf(key, older, newer, fixtures);
  return { key, verdict: lines.some((line) => line.isBreaking) ? 'breaking' : 'compatible', lines };
}

function linesOf(
  key: string,
  older: Files,
  newer: Files,
  fixtures: ExampleFixtures,
): TypeDiff['lines'] {
  const isIn = (files: Files) => `schemas/${key}/schema.json` in files;
  if (!isIn(older)) return [{ isBreaking: false, message: t('diff.added') }];
  if (!isIn(newer)) return [{ isBreaking: true, message: t('diff.removed') }];
  const [was, is] = [readDefinition(key, older), readDefinition(key, newer)];
  if ('diagnostics' in is)
    return is.diagnostics.map((diagnostic) => ({
      isBreaking: true,
      message: formatDiagnostic(diagnostic),
    }));
  // A definition that could not be read accepted no requests, so that nothing can break.
  if ('diagnostics' in was) return [{ isBreaking: false, message: t('diff.unreadable') }];
  const changes = changesBetween(was.definition, is.definition);
  if (changes.length === 0) return [];
  const [before, after] = [was, is].map(({ definition }) =>
    compileDefinition(definition, { allErrors: true, isSound: true }),
  ) as [CompiledDefinition, CompiledDefinition];
  return [
    ...changes.map((change) => ({
      isBreaking: isBreaking(change),
      message: describe(key, change, is.sources),
    })),
    ...replayed(key, older, before, after, fixtures),
  ];
}

function describe(key: string, change: Change, sources: SourceFiles): string {
  const { at, kind, was, is } = change;
  const path = `schemas/${key}/${change.file}.json`;
  const { file, line, column } = sourceLocation(sources, path, at);
  const values = { at, was: asText(was), is: asText(is) };
  return `${file}:${line}:${column} ${t(`diff.${kind}At`, values)}`;
}

/** Runs the older examples with the newer definition, and continues their answers as drafts. */
function replayed(
  key: string,
  files: Files,
  before: CompiledDefinition,
  after: CompiledDefinition,
  fixtures: ExampleFixtures,
): TypeDiff['lines'] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`schemas/${key}/examples/`))
    .flatMap(([path, text]) => {
      const kind = exampleKind(path);
      const example = exampleIn(text);
      if (!kind || !example || !isUsable(example, kind, before, after, fixtures)) return [];
      const context = fixtures.contextOf(after, example);
      if (replayExample(kind, before, fixtures.contextOf(before, example), example).length > 0)
        return [];
      const drafted =
        kind === 'accepted' ? replayDraft(before, after, context, example.answers ?? {}) : [];
      return [
        ...replayExample(kind, after, context, example).map((message) => ({
          isBreaking: kind === 'accepted',
          message: t('diff.example', { path, message }),
        })),
        ...drafted.map((message) => ({
          isBreaking: true,
          message: t('diff.draft', { path, message }),
        })),
      ];
    });
}

function isUsable(
  example: Example,
  kind: keyof typeof requiredProperties,
  before: CompiledDefinition,
  after: CompiledDefinition,
  fixtures: ExampleFixtures,
): boolean {
  return (
    requiredProperties[kind].every((name) => example[name] !== undefined) &&
    Object.hasOwn(fixtures.policyNumbersByClient, example.as?.clientId ?? '') &&
    [before, after].every((one) => fixtures.unansweredCalls(one, example).length === 0)
  );
}

function exampleIn(text: string): Example | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // An example with a syntax error in the older version proves nothing.
    return undefined;
  }
}
