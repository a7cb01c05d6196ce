import type { Files } from '#authoring';
import { type compileRequestType, isTranslated, type RequestType } from './compileRequestType';

/** The last valid version of one request type, in each language that was requested. */
export class CachedDefinition {
  readonly #inLanguages = new Map<string, RequestType>();

  constructor(
    readonly type: RequestType,
    private readonly files: Files,
    private readonly compiler: typeof compileRequestType,
  ) {}

  isTranslated(language: string): boolean {
    return isTranslated(this.type.key, this.files, language);
  }

  /** Falls back to the base language if an overlay is invalid, and hands its diagnostics to `report`. */
  inLanguage(language: string, report: (lines: string[]) => void): RequestType {
    const known = this.#inLanguages.get(language);
    if (known) return known;
    const compiled = this.compiler(this.type.key, this.files, language);
    if ('diagnostics' in compiled) report(compiled.diagnostics);
    const type = 'diagnostics' in compiled ? this.type : compiled;
    this.#inLanguages.set(language, type);
    return type;
  }
}
