import { type Definition, english, overlay, type Pointer } from '#engine';
import { overlayPath, withoutSchema } from '../read/overlays';
import type { SourceFiles } from '../read/readDefinition';
import { sourceOf } from '../read/sourceLocation';
import { textsIn, type TextKind } from './texts';
import { translationOf } from './translation';

/** A text of the first language that customers read, and its translation. */
export interface TranslatedText {
  kind: TextKind;
  /** Pointer into the file, for a definition with its references replaced. */
  at: Pointer;
  text: string;
  /** Where it is written: a file and a pointer in it. The same text of a shared piece has the same source everywhere. */
  source: { file: string; pointer: Pointer };
  /** The overlay that has the translation, or that it is to be added to, with the nearest parent that exists. */
  overlay: { path: string; at: Pointer; lacks: Pointer };
  /** What the overlay has; undefined where it has nothing. */
  translation: unknown;
}

export const wordsFile = 'schemas/_shared/words.json';

/** The engine's own messages, as `words.json` changes them. */
export const wordsIn = (sources: SourceFiles): typeof english =>
  overlay(english, withoutSchema(sources[wordsFile]?.value));

/** The texts of a definition in the first language and their translations: its own, those of shared pieces, the engine's. */
export function* definitionTexts(
  { key, ui, request }: Definition,
  sources: SourceFiles,
  language: string,
): Generator<TranslatedText> {
  const valueOf = (file: string) => sources[overlayPath(file, language)]?.value;
  const inOverlay = (file: string, base: unknown, pointer: Pointer) => {
    const { value, at, lacks } = translationOf(base, valueOf(file), pointer);
    return { translation: value, overlay: { path: overlayPath(file, language), at, lacks } };
  };
  for (const [kind, base] of [['ui', ui] as const, ['request', request] as const]) {
    const file = `schemas/${key}/${kind}.json`;
    for (const [at, text] of textsIn(kind, base)) {
      const source = sourceOf(sources, file, at);
      const own = inOverlay(file, base, at);
      const isOwn = source.file.startsWith(`schemas/${key}/`) || own.translation !== undefined;
      const found = isOwn
        ? own
        : inOverlay(source.file, sources[source.file]!.value, source.pointer);
      yield { kind, at, text, source, ...found };
    }
  }
  const words = wordsIn(sources);
  for (const [at, text] of textsIn('words', words)) {
    const source = { file: wordsFile, pointer: at };
    yield { kind: 'words', at, text, source, ...inOverlay(wordsFile, words, at) };
  }
}
