import { describe, expect, it } from 'vitest';
import { definitionWords, type Files, type WordRow, wordTable } from '../../src/authoring';
import { filesOf } from '../../src/workbench/checker/filesOf';
import { readTable } from '../../src/workbench/panels/words/tables';
import {
  isGap,
  languagesIn,
  matching,
  newLanguage,
  translated,
} from '../../src/workbench/panels/words/wordEdits';
import { projectFiles } from '../files';

const key = 'bank_account';
const ui = `schemas/${key}/ui.hi.json`;
const files = filesOf(key, projectFiles);

const wordsOf = (texts: Files, language = 'hi') =>
  definitionWords(key, texts, language) as WordRow[];
const rowAt = (rows: WordRow[], pointer: string) => rows.find((row) => row.pointer === pointer)!;
const edited = (texts: Files, row: WordRow, text: string, language = 'hi') => ({
  ...texts,
  ...translated(row, language, text, (path) => texts[path]),
});

describe('the table of words', () => {
  it('changes one line of an overlay for one translation', () => {
    const row = rowAt(wordsOf(files), '/account_number/ui:title');
    const after = edited(files, row, 'नया खाता');
    const [before, now] = [files[ui]!, after[ui]!].map((text) => text.split('\n'));
    expect(now!.filter((line, i) => line !== before![i])).toEqual(['    "ui:title": "नया खाता",']);
    expect(rowAt(wordsOf(after), '/account_number/ui:title').translation).toBe('नया खाता');
  });

  it('takes a translation away and leaves nothing empty behind', () => {
    const rows = wordsOf(files).filter(({ file }) => file === `schemas/${key}/ui.json`);
    let texts = files;
    for (const row of rows) texts = edited(texts, row, '');
    const left = wordsOf(texts).filter(({ file }) => file === `schemas/${key}/ui.json`);
    expect(left.every(isGap)).toBe(true);
    expect(texts[ui]).not.toMatch(/\{\s*\}\s*,/);
  });

  it('writes back each translation of a language that is new', () => {
    let texts: Files = { ...files, ...newLanguage(key, 'mr') };
    expect(languagesIn(key, Object.keys(texts))).toEqual(['hi', 'mr']);
    for (const row of wordsOf(texts, 'mr')) texts = edited(texts, row, `मराठी ${row.text}`, 'mr');
    for (const { text, translation } of wordsOf(texts, 'mr'))
      expect(translation).toBe(`मराठी ${text}`);
  });

  it('finds gaps and words', () => {
    const rows = wordsOf(edited(files, rowAt(wordsOf(files), '/account_number/ui:title'), ''));
    expect(matching(rows, { asked: '', onlyGaps: true }).map(({ pointer }) => pointer)).toEqual([
      '/account_number/ui:title',
    ]);
    const found = matching(rows, { asked: 'IFSC code', onlyGaps: false });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(rows.length);
  });

  it('reads back the table that it writes, and names each row that it cannot take', () => {
    const rows = wordsOf(files, 'mr');
    const filled = rows.map((row) => ({ ...row, translation: `म ${row.text}` }));
    const csv = wordTable([...filled, { ...filled[0]!, pointer: '/gone' }], 'mr');
    const read = readTable(new TextEncoder().encode(csv), rows, 'mr', (path) => files[path]);
    if ('failed' in read) throw new Error(read.failed);
    expect(read.taken.taken).toBe(rows.length);
    expect(read.taken.refused).toMatchObject([{ reason: 'unknownRow' }]);
    const now = wordsOf({ ...files, ...read.taken.files }, 'mr');
    expect(now.every(({ text, translation }) => translation === `म ${text}`)).toBe(true);
  });

  it.each([
    ['no table', 'hello', /columns file, pointer/],
    ['a quote that is not closed', 'file,pointer,english,mr\n"a', /columns|not CSV/],
  ])('says what is wrong with %s', (_what, text, message) => {
    const read = readTable(new TextEncoder().encode(text), [], 'mr', () => undefined);
    expect(read).toEqual({ failed: expect.stringMatching(message) });
  });

  it('says that a file is not UTF-8', () => {
    const read = readTable(new Uint8Array([0xe9, 0x2c, 0x80]), [], 'mr', () => undefined);
    expect(read).toEqual({ failed: expect.stringContaining('UTF-8') });
  });
});
