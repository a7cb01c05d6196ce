import type { CompiledDefinition, Definition } from '#engine';
import { compileDefinition } from '#engine/compile';
import type { ExampleFixtures } from '../examples/example';
import { asText } from '../examples/differences';
import { type Files, readDefinition, type SourceFiles } from '../read/readDefinition';
import { sourceLocation } from '../read/sourceLocation';
import { type Change, changesBetween } from './changes';
import { type ChoiceChange, choiceChanges } from './choiceChanges';
import { changeText, type DiffLine, diffOf, lineOfDiagnostic, type TypeDiff } from './diffLine';
import { diffOverlays } from './diffOverlays';
import { isBreaking } from './isBreaking';
import { looksRenamed } from './looksRenamed';
import { replayNewerExamples, replayOlderExamples, type Versions } from './replayExamples';
import { staleTexts } from './staleTexts';
import { withTodaysNames } from './withTodaysNames';

interface Options {
  /** Whether to say which newer examples fail in the older version, too. */
  withNewExamples?: boolean;
}

/** What changed in a request type, and which examples and drafts of the older version fail in the newer one. */
export const diffType = (
  key: string,
  older: Files,
  newer: Files,
  fixtures: ExampleFixtures,
  options: Options = {},
): TypeDiff => diffOf(key, linesOf(key, older, newer, fixtures, options));

function linesOf(
  key: string,
  older: Files,
  newer: Files,
  fixtures: ExampleFixtures,
  options: Options,
): DiffLine[] {
  const isIn = (files: Files) => `schemas/${key}/schema.json` in files;
  if (!isIn(older)) return [change('was added')];
  if (!isIn(newer)) return [change(removed, true)];
  const is = readDefinition(key, newer);
  if ('diagnostics' in is) return is.diagnostics.map((one) => lineOfDiagnostic(one, true));
  const { renamed = {} } = is.definition.request;
  const { files, renames } = withTodaysNames(key, older, renamed);
  const was = readDefinition(key, files);
  // A definition that could not be read accepted no requests, so that nothing can break.
  if ('diagnostics' in was) return [change('could not be read before')];
  const choices = choiceChanges(was.definition, is.definition);
  const changes = changesBetween(was.definition, is.definition).filter(
    (one) => !isSaidOtherwise(one, choices),
  );
  const overlays = diffOverlays(`schemas/${key}`, older, newer);
  if (changes.length + choices.length + renames.length === 0) return overlays;
  return [
    ...renames.map(({ from, to }) => change(`${from} is called ${to} now; drafts keep its answer`)),
    ...linesOfChanges(key, changes, is),
    ...linesOfChoices(key, choices, is.sources),
    ...linesOfStaleTexts(key, changes, is),
    ...overlays,
    ...replayed(key, { older: files, newer }, was.definition, is.definition, fixtures, options),
  ];
}

function replayed(
  key: string,
  files: { older: Files; newer: Files },
  was: Definition,
  is: Definition,
  fixtures: ExampleFixtures,
  { withNewExamples = false }: Options,
): DiffLine[] {
  let versions: Versions;
  try {
    versions = { older: compiled(was), newer: compiled(is) };
  } catch (error) {
    // While it is being edited; lint says where.
    const { message } = error as Error;
    return [change(`no example was run, because it cannot be compiled: ${message}`, true)];
  }
  return [
    ...replayOlderExamples(key, files.older, versions, fixtures),
    ...(withNewExamples ? replayNewerExamples(key, files.newer, versions, fixtures) : []),
  ];
}

const removed =
  'was removed: it cannot be opened any more; its drafts are kept, and open when it is back';

const change = (message: string, breaks = false): DiffLine => ({
  kind: 'change',
  isBreaking: breaks,
  message,
});

const compiled = (definition: Definition): CompiledDefinition =>
  compileDefinition(definition, { allErrors: true, isSound: true });

/** The words of choices are compared by their values, and a new former name is a rename. */
function isSaidOtherwise({ file, at }: Change, choices: ChoiceChange[]): boolean {
  if (file === 'request') return at === '/renamed' || at.startsWith('/renamed/');
  return file === 'ui' && choices.some((choice) => at.startsWith(`${choice.at}/ui:enumNames/`));
}

interface Read {
  definition: Definition;
  sources: SourceFiles;
}

const placeOf = (key: string, name: Change['file'], at: string, sources: SourceFiles) =>
  sourceLocation(sources, `schemas/${key}/${name}.json`, at);

const linesOfChanges = (key: string, changes: Change[], { sources }: Read): DiffLine[] => [
  ...changes.map((one): DiffLine => ({
    kind: 'change',
    isBreaking: isBreaking(one),
    place: placeOf(key, one.file, one.at, sources),
    message: changeText(one),
  })),
  ...looksRenamed(changes).map(({ from, to }) =>
    change(
      `${from} seems to be called ${to} now, but drafts lose its answer. Take the change back and run: catalogue rename ${key} ${from} ${to}`,
    ),
  ),
];

const linesOfChoices = (key: string, choices: ChoiceChange[], sources: SourceFiles): DiffLine[] =>
  choices.map(({ isSwapped, value, at, was, is }) => ({
    kind: 'change',
    isBreaking: isSwapped,
    place: placeOf(key, 'ui', `${at}/ui:enumNames`, sources),
    message:
      `the choice ${asText(value)} of ${at} was "${was}" and is "${is}"` +
      (isSwapped ? `: who picks "${is}" sends another value than before` : ''),
  }));

const linesOfStaleTexts = (key: string, changes: Change[], { definition, sources }: Read) =>
  staleTexts(changes, definition).map(({ at, text, was, is }): DiffLine => ({
    kind: 'change',
    isBreaking: false,
    place: placeOf(key, 'ui', at, sources),
    message: `still says ${was}, but the limit is ${is} now: "${text}"`,
  }));
