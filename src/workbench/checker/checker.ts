import { knownCalls } from '#api';
import {
  checkCatalogue,
  checkDefinition,
  checkExamples,
  checkLanguages,
  countRules,
  coverageOf,
  type Diagnostic,
  type ExampleFixtures,
  type Files,
  languagesOf,
  readDefinition,
} from '#authoring';
import { compileDefinition, standaloneModule } from '#engine/compile';
import { answerTo } from './answerTo';
import { filesOf } from './filesOf';
import { coveredLines } from './coveredLines';
import type { Asked, Told } from './protocol';

/**
 * Checks what is being edited, as `catalogue check` does with what is saved. Its answers come in parts, so that what is
 * asked next need not wait for the last one.
 */
export class Checker {
  readonly #files: Files = {};
  #publicFiles: string[] = [];
  readonly #fixtures: ExampleFixtures;

  constructor(fixtures: ExampleFixtures) {
    this.#fixtures = fixtures;
  }

  *answer(asked: Asked): Generator<Told> {
    if (asked.ask === 'files') this.#take(asked);
    else if (asked.ask === 'catalogue') yield this.#catalogue(asked.keys);
    else if (asked.ask === 'question') yield this.#answerTo(asked);
    else if (asked.ask === 'state') yield this.#stateOf(asked.key);
    else yield* this.#check(asked);
  }

  #answerTo({ id, question }: Extract<Asked, { ask: 'question' }>): Told {
    return { tell: 'answer', id, answer: answerTo(question, this.#files, this.#fixtures) };
  }

  #take({ texts, publicFiles }: Extract<Asked, { ask: 'files' }>): void {
    for (const [path, text] of Object.entries(texts))
      if (text === null) delete this.#files[path];
      else this.#files[path] = text;
    if (publicFiles) this.#publicFiles = [...publicFiles];
  }

  *#check({ key, language, revision }: Extract<Asked, { ask: 'check' }>): Generator<Told> {
    const files = filesOf(key, this.#files);
    const languages = languagesOf(key, Object.keys(files));
    const module = moduleOf(key, files, language);
    yield {
      tell: 'module',
      key,
      revision,
      languages,
      ...(language && { language }),
      ...(module && { module }),
    };
    const found = this.#lint(key, files);
    yield { tell: 'diagnostics', key, revision, ...found };
    const isSound = !found.diagnostics.some(isError);
    yield {
      tell: 'examples',
      key,
      revision,
      ...(isSound ? this.#run(key, files) : { diagnostics: [] }),
    };
  }

  #stateOf(key: string): Told {
    const { diagnostics } = this.#lint(key, filesOf(key, this.#files));
    const errors = diagnostics.filter(isError).length;
    return { tell: 'state', key, errors, warnings: diagnostics.length - errors };
  }

  #lint(key: string, files: Files) {
    const { diagnostics, languages } = checkLanguages(key, files, knownCalls);
    const own = checkDefinition(key, files, knownCalls, this.#publicFiles);
    return { diagnostics: [...own, ...diagnostics], languages };
  }

  #run(key: string, files: Files) {
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
      diagnostics: examples.flatMap((example) => example.diagnostics),
    };
  }

  #catalogue(keys: readonly string[]): Told {
    const text = this.#files['catalogue.json'];
    const diagnostics = text === undefined ? [] : checkCatalogue(text, [...keys]);
    return { tell: 'catalogue', diagnostics };
  }
}

/** The module of a form as far as it can be drawn: a definition with mistakes is drawn, too. */
function moduleOf(key: string, files: Files, language?: string): string | undefined {
  const read = readDefinition(key, files, language);
  if ('diagnostics' in read) return undefined;
  try {
    return standaloneModule(read.definition);
  } catch {
    // What cannot be compiled has diagnostics, which say where and why.
    return undefined;
  }
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
