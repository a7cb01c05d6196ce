import {
  type Files,
  languagesOf,
  overlayOf,
  OverlayTexts,
  overlayPath,
  type WordRow,
} from '#authoring';

/** The languages that a request type, or the catalogue, has overlays of. */
export function languagesIn(key: string | undefined, paths: string[]): string[] {
  if (key !== undefined) return languagesOf(key, paths);
  const found = paths.flatMap((path) => {
    const overlay = overlayOf(path);
    return overlay?.base === 'catalogue.json' ? [overlay.language] : [];
  });
  return found.sort();
}

/** The first overlay of a language: with it the language is there. */
export const newLanguage = (key: string | undefined, language: string): Files => ({
  [overlayPath(key === undefined ? 'catalogue.json' : `schemas/${key}/ui.json`, language)]: '{}\n',
});

/**
 * The overlay that changes with a translation; an empty one takes it away. Undefined where the overlay does not have the
 * lists of the first language, or cannot be read.
 */
export function translated(
  row: WordRow,
  language: string,
  translation: string,
  textOf: (path: string) => string | undefined,
): Files | undefined {
  const overlays = new OverlayTexts(language, textOf);
  if (translation.trim() !== '')
    return overlays.translate(row, translation) ? overlays.changed() : undefined;
  overlays.clear(row);
  return overlays.changed();
}

export interface Filter {
  asked: string;
  onlyGaps: boolean;
}

export const isGap = ({ translation }: WordRow): boolean => translation.trim() === '';

export const idOf = ({ file, pointer }: WordRow): string => `${file}#${pointer}`;

/** The rows that have all words that are searched for, in any column. Those of `edited` stay, whatever they say now. */
export function matching(
  rows: WordRow[],
  { asked, onlyGaps }: Filter,
  edited: readonly string[] = [],
): WordRow[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (edited.includes(idOf(row))) return true;
    if (onlyGaps && !isGap(row)) return false;
    const { file, pointer, seen, text, translation } = row;
    const all = [file, pointer, seen, text, translation].join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
