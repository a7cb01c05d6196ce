import { knownCalls, screenNames } from '#api';
import {
  checkCatalogue,
  checkCatalogueLanguages,
  checkNextSteps,
  checkDefinition,
  checkExamples,
  checkLanguages,
  countRules,
  coverageOf,
  coveredParts,
  type Diagnostic,
  type ExampleFixtures,
  type Files,
  isUnreadable,
  languagesOf,
  overlayOf,
  readDefinition,
} from '#authoring';
import { compileDefinition } from '#engine/compile';
import { coveredLines } from './coveredLines';
import { filesOf } from './filesOf';
import { moduleOf } from './moduleOf';
import type { CheckerMessage, CheckerRequest, ExampleResults } from './protocol';
import { runQuery } from './runQuery';

/**
 * Checks the texts that are being edited, as `catalogue check` does with the saved ones. A check yields several messages,
 * so that the next request need not wait for the last of them.
 */
export class Checker {
  readonly #files: Files = {};
  #publicFiles: string[] = [];
  readonly #fixtures: ExampleFixtures;

  constructor(fixtures: ExampleFixtures) {
    this.#fixtures = fixtures;
  }

  *handle(request: CheckerRequest): Generator<CheckerMessage> {
    if (request.type === 'files') this.#update(request);
    else if (request.type === 'catalogue') yield this.#catalogue(request.keys);
    else if (request.type === 'query') yield this.#run(request);
    else if (request.type === 'state') yield this.#stateOf(request.key);
    else yield* this.#check(request);
  }

  #run({ id, query }: Extract<CheckerRequest, { type: 'query' }>): CheckerMessage {
    return { type: 'result', id, result: runQuery(query, this.#files, this.#fixtures) };
  }

  #update({ texts, publicFiles }: Extract<CheckerRequest, { type: 'files' }>): void {
    for (const [path, text] of Object.entries(texts))
      if (text === null) delete this.#files[path];
      else this.#files[path] = text;
    if (publicFiles) this.#publicFiles = [...publicFiles];
  }

  *#check({
    key,
    language,
    revision,
  }: Extract<CheckerRequest, { type: 'check' }>): Generator<CheckerMessage> {
    const files = filesOf(key, this.#files);
    const languages = languagesOf(key, Object.keys(files));
    const module = moduleOf(key, files, language);
    yield {
      type: 'module',
      key,
      revision,
      languages,
      ...(language && { language }),
      ...(module && { module }),
    };
    const found = this.#lint(key, files);
    yield { type: 'diagnostics', key, revision, ...found };
    const examples = this.#examplesAfter(found.diagnostics, key, files);
    yield { type: 'examples', key, revision, ...examples };
    yield stateMessage(key, found, examples);
  }

  #stateOf(key: string): CheckerMessage {
    const files = filesOf(key, this.#files);
    const found = this.#lint(key, files);
    return stateMessage(key, found, this.#examplesAfter(found.diagnostics, key, files));
  }

  /** Examples run only where the definition has no errors. */
  #examplesAfter(found: Diagnostic[], key: string, files: Files): ExampleResults {
    return found.some(isError) ? { diagnostics: [] } : this.#runExamples(key, files);
  }

  #lint(key: string, files: Files) {
    const { diagnostics, languages } = checkLanguages(key, files, knownCalls);
    const own = checkDefinition(key, files, knownCalls, this.#publicFiles);
    const catalogue = this.#files['catalogue.json'];
    const next = catalogue === undefined ? [] : checkNextSteps(key, files, catalogue, screenNames);
    return { diagnostics: [...own, ...next, ...diagnostics], languages };
  }

  #runExamples(key: string, files: Files): ExampleResults {
    const read = readDefinition(key, files);
    if ('diagnostics' in read) return { diagnostics: read.diagnostics };
    const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
    const { examples, events, pending } = checkExamples(
      definition,
      files,
      this.#fixtures,
      read.sources,
    );
    const { own } = countRules(definition, read.sources, events, pending);
    const coverage = coverageOf(own, 0);
    return {
      examples: examples.map(({ file, about, diagnostics }) => ({
        file,
        about,
        passes: diagnostics.length === 0,
      })),
      coverage,
      coveredLines: coveredLines(own, coverage.diagnostics),
      coveredParts: coveredParts(definition, own),
      diagnostics: examples.flatMap((example) => example.diagnostics),
    };
  }

  #catalogue(keys: readonly string[]): CheckerMessage {
    const text = this.#files['catalogue.json'];
    const found = text === undefined ? [] : checkCatalogue(text, [...keys]);
    if (text === undefined || found.some(isUnreadable))
      return { type: 'catalogue', diagnostics: found, languages: [] };
    const paths = Object.keys(this.#files).filter((path) => overlayOf(path) !== undefined);
    const overlays = paths.filter((path) => path.startsWith('catalogue.'));
    const { diagnostics, languages } = checkCatalogueLanguages(
      text,
      Object.fromEntries(overlays.map((path) => [path, this.#files[path]!])),
      keys.flatMap((key) => languagesOf(key, paths)),
    );
    return { type: 'catalogue', diagnostics: [...found, ...diagnostics], languages };
  }
}

/** How many errors and warnings a request type has, those of its examples among them. */
function stateMessage(
  key: string,
  { diagnostics }: { diagnostics: Diagnostic[] },
  examples: ExampleResults,
): CheckerMessage {
  const all = [...diagnostics, ...examples.diagnostics, ...(examples.coverage?.diagnostics ?? [])];
  const errors = all.filter(isError).length;
  return { type: 'state', key, errors, warnings: all.length - errors };
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
