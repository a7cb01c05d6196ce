import type { Files } from '../../read/readDefinition';
import { overlayPath } from '../../read/overlays';
import { OverlayTexts } from './overlayTexts';
import type { WordRow } from './wordRows';
import type { TableRow } from './wordTable';
import { wordId } from './wordsOf';

/** A row of a table that cannot be taken, and why. */
export interface RefusedRow {
  line: number;
  /** The text is not there any more; it has changed; another row translates it otherwise; its overlay has no place for it. */
  reason: 'unknownRow' | 'changed' | 'twice' | 'misfit';
  /** What a message about it names. */
  values: { [name: string]: string };
}

export interface TakenWords {
  /** The overlays that change, with their new texts. */
  files: Files;
  taken: number;
  refused: RefusedRow[];
}

/** The columns that a table must have to be taken. */
export const takenColumns = (language: string): string[] => [
  'file',
  'pointer',
  'english',
  language,
];

/**
 * Takes the translations of a table into the overlays. Rows that cannot be taken are named, and the others are taken.
 * An empty translation changes nothing. `known`: the texts there are, by `wordId`.
 */
export function takeWords(
  known: Map<string, WordRow>,
  rows: TableRow[],
  language: string,
  textOf: (path: string) => string | undefined,
): TakenWords {
  const overlays = new OverlayTexts(language, textOf);
  const seen = new Map<string, string>();
  const refused: RefusedRow[] = [];
  let taken = 0;
  for (const { line, cells } of rows) {
    const { english = '', [language]: translation = '' } = cells;
    const id = wordId({ file: cells.file!, pointer: cells.pointer! });
    const row = known.get(id);
    const text = withLineBreaksOf(row, english, translation);
    const refuse = (reason: RefusedRow['reason'], values: RefusedRow['values'] = {}) =>
      refused.push({ line, reason, values: { id, ...values } });
    if (translation.trim() === '') continue;
    if (!row) refuse('unknownRow');
    else if (!isSameText(english, row.text)) refuse('changed', { was: english, is: row.text });
    else if (seen.has(id) && seen.get(id) !== text) refuse('twice', { text: seen.get(id)! });
    else if (text !== row.translation && !seen.has(id)) {
      if (overlays.translate(row, text)) taken++;
      else refuse('misfit', { path: overlayPath(row.file, language) });
    }
    if (row) seen.set(id, seen.get(id) ?? text);
  }
  return { files: overlays.changed(), taken, refused };
}

const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** Programs that edit tables change the line breaks inside a cell. */
const isSameText = (one: string, other: string) => plain(one) === plain(other);

const withLineBreaksOf = (row: WordRow | undefined, english: string, translation: string) =>
  row && english !== row.text ? plain(translation) : translation;
