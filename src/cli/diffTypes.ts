import {
  type Change,
  changesBetween,
  type ChoiceChange,
  choiceChanges,
  type FieldRename,
  staleTexts,
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
import { diffOverlays } from './diffFiles';
import { changeText, type DiffLine, diffOf, type TypeDiff } from './diffLine';
import { t } from './i18n';
import { withTodaysNames } from './withTodaysNames';

/** What changed in a request type, and which examples and drafts of the older version fail in the newer one. */
export function diffType(
  key: string,
  older: Files,
  newer: Files,
  fixtures: ExampleFixtures,
): TypeDiff {
  return diffOf(key, linesOf(key, older, newer, fixtures));
}

function linesOf(key: string, older: Files, newer: Files, fixtures: ExampleFixtures): DiffLine[] {
  const isIn = (files: Files) => `schemas/${key}/schema.json` in files;
  if (!isIn(older)) return [{ isBreaking: false, message: t('diff.added') }];
  if (!isIn(newer)) return [{ isBreaking: true, message: t('diff.removed') }];
  const is = readDefinition(key, newer);
  if ('diagnostics' in is)
    return is.diagnostics.map((diagnostic) => ({
      isBreaking: true,
      message: formatDiagnostic(diagnostic),
    }));
  const { renamed = {} } = is.definition.request;
  const { files, renames } = withTodaysNames(key, older, renamed);
  const was = readDefinition(key, files);
  // A definition that could not be read accepted no requests, so that nothing can break.
  if ('diagnostics' in was) return [{ isBreaking: false, message: t('diff.unreadable') }];
  const choices = choiceChanges(was.definition, is.definition);
  const changes = changesBetween(was.definition, is.definition).filter(
    (change) => !isSaidOtherwise(change, choices),
  );
  const overlays = diffOverlays(`schemas/${key}`, older, newer);
  if (changes.length + choices.length + renames.length === 0) return overlays;
  const [before, after] = [was, is].map(({ definition }) =>
    compileDefinition(definition, { allErrors: true, isSound: true }),
  ) as [CompiledDefinition, CompiledDefinition];
  return [
    ...renames.map(({ from, to }) => ({
      isBreaking: false,
      message: t('diff.renamed', { from, to }),
    })),
    ...changes.map((change) => ({
      isBreaking: isBreaking(change),
      message: describe(key, change, is.sources),
    })),
    ...looksRenamed(changes).map(({ from, to }) => ({
      isBreaking: false,
      message: t('diff.looksRenamed', { key, from, to }),
    })),
    ...choices.map(({ isSwapped, value, ...choice }) => ({
      isBreaking: isSwapped,
      message: t(isSwapped ? 'diff.swapped' : 'diff.reworded', {
        ...choice,
        place: placeOf(key, 'ui', `${choice.at}/ui:enumNames`, is.sources),
        value: asText(value),
      }),
    })),
    ...staleTexts(changes, is.definition).map(({ at, text, ...numbers }) => ({
      isBreaking: false,
      message: t('diff.stale', { place: placeOf(key, 'ui', at, is.sources), text, ...numbers }),
    })),
    ...overlays,
    ...replayed(key, files, before, after, fixtures),
  ];
}

/** The words of choices are compared by their values, and a new former name is a rename. */
function isSaidOtherwise({ file, at }: Change, choices: ChoiceChange[]): boolean {
  if (file === 'request') return at === '/renamed' || at.startsWith('/renamed/');
  return file === 'ui' && choices.some((choice) => at.startsWith(`${choice.at}/ui:enumNames/`));
}

/** Fields that are gone next to new ones with the same rules: most likely the same fields. */
function looksRenamed(changes: Change[]): FieldRename[] {
  const fields = changes.filter(
    ({ file, at }) => file === 'schema' && /\/properties\/[^/]+$/.test(at),
  );
  const parent = ({ at }: Change) => at.slice(0, at.lastIndexOf('/'));
  const gone = fields.filter(({ kind }) => kind === 'removed');
  const pointer = ({ at }: Change) =>
    at.replace(/\/(allOf\/\d+|then)(?=\/)/g, '').replaceAll('/properties/', '/');
  return gone.flatMap((was) => {
    const same = fields.filter(
      (is) =>
        is.kind === 'added' &&
        parent(is) === parent(was) &&
        JSON.stringify(is.is) === JSON.stringify(was.was),
    );
    return same.length === 1 ? [{ from: pointer(was), to: pointer(same[0]!) }] : [];
  });
}

function placeOf(key: string, name: Change['file'], at: string, sources: SourceFiles): string {
  const { file, line, column } = sourceLocation(sources, `schemas/${key}/${name}.json`, at);
  return `${file}:${line}:${column}`;
}

function describe(key: string, change: Change, sources: SourceFiles): string {
  return `${placeOf(key, change.file, change.at, sources)} ${changeText(change)}`;
}

/** Runs the older examples with the newer definition, and continues their answers as drafts. */
function replayed(
  key: string,
  files: Files,
  before: CompiledDefinition,
  after: CompiledDefinition,
  fixtures: ExampleFixtures,
): DiffLine[] {
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
