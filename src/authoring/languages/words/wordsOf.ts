import type { Diagnostic } from '../../diagnostic';
import { type Files, readDefinition } from '../../read/readDefinition';
import { readSourceFile } from '../../read/sourceFile';
import { overlayPath } from '../../read/overlays';
import { catalogueRows, type WordRow, wordRows } from './wordRows';

/** The texts of one request type with their translations, or why they cannot be read. */
export function definitionWords(
  key: string,
  files: Files,
  language: string,
): WordRow[] | Diagnostic {
  const english = readDefinition(key, files);
  if ('diagnostics' in english) return english.diagnostics[0]!;
  const { sources } = readDefinition(key, files, language);
  const [unread] = Object.values(sources).flatMap(({ diagnostics }) => diagnostics);
  return unread ?? wordRows(english.definition, sources, language);
}

/** The texts of the catalogue with their translations, or why they cannot be read. */
export function catalogueWords(
  text: string,
  overlay: string | undefined,
  language: string,
): WordRow[] | Diagnostic {
  const catalogue = readSourceFile('catalogue.json', text);
  const translated =
    overlay === undefined
      ? undefined
      : readSourceFile(overlayPath(catalogue.path, language), overlay);
  const [unread] = [catalogue, translated].flatMap((source) => source?.diagnostics ?? []);
  return unread ?? catalogueRows(catalogue, translated);
}

/** Every text once, those of shared pieces last. */
export function distinctWords(rows: WordRow[]): Map<string, WordRow> {
  const isShared = ({ file }: WordRow) => file.startsWith('schemas/_shared/');
  return new Map(
    [...rows.filter((row) => !isShared(row)), ...rows.filter(isShared)].map((row) => [
      wordId(row),
      row,
    ]),
  );
}

export const wordId = ({ file, pointer }: Pick<WordRow, 'file' | 'pointer'>): string =>
  `${file}#${pointer}`;
