import { describe, expect, it } from 'vitest';
import { definitionWords, type Files, type WordRow, wordTable } from '../../src/authoring';
import { filesOf } from '../../src/workbench/checker/filesOf';
import { languageName, ownLanguageName } from '../../src/workbench/languageName';
import { leftAt, stillTyped } from '../../src/workbench/panels/words/typedWords';
import { readTable } from '../../src/workbench/panels/words/tables';
import {
  idOf,
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

  it('keeps a gap that is typed in among the gaps', () => {
    const gap = rowAt(
      wordsOf(edited(files, rowAt(wordsOf(files), '/account_number/ui:title'), '')),
      '/account_number/ui:title',
    );
    const rows = [{ ...gap, translation: 'न' }];
    const gaps = { asked: '', onlyGaps: true };
    expect(matching(rows, gaps)).toEqual([]);
    expect(matching(rows, gaps, [idOf(gap)])).toEqual(rows);
  });

  it('reads back the table that it writes, and names each row that it cannot take', async () => {
    const rows = wordsOf(files, 'mr');
    const filled = rows.map((row) => ({ ...row, translation: `म ${row.text}` }));
    const csv = wordTable([...filled, { ...filled[0]!, pointer: '/gone' }], 'mr');
    const read = await readTable(new Blob([csv]), rows, 'mr', (path) => files[path]);
    if ('failed' in read) throw new Error(read.failed);
    expect(read.taken.taken).toBe(rows.length);
    expect(read.taken.refused).toMatchObject([{ reason: 'unknownRow' }]);
    const now = wordsOf({ ...files, ...read.taken.files }, 'mr');
    expect(now.every(({ text, translation }) => translation === `म ${text}`)).toBe(true);
  });

  it.each([
    ['no table', 'hello', /columns file, pointer/],
    ['a quote that is not closed', 'file,pointer,english,mr\n"a', /columns|not CSV/],
  ])('says what is wrong with %s', async (_what, text, message) => {
    const read = await readTable(new Blob([text]), [], 'mr', () => undefined);
    expect(read).toEqual({ failed: expect.stringMatching(message) });
  });

  it('says that a file is not UTF-8', async () => {
    const bytes = new Uint8Array([0xe9, 0x2c, 0x80]);
    const read = await readTable(new Blob([bytes]), [], 'mr', () => undefined);
    expect(read).toEqual({ failed: expect.stringContaining('UTF-8') });
  });

  it('says that a file is gone', async () => {
    const arrayBuffer = () => Promise.reject(new Error('It was not found.'));
    const gone = Object.assign(new Blob(['']), { arrayBuffer });
    const read = await readTable(gone, [], 'mr', () => undefined);
    expect(read).toEqual({ failed: expect.stringContaining('It was not found.') });
  });
});

describe('what is typed over a translation', () => {
  const row = wordsOf(files)[0]!;
  const id = idOf(row);
  const read = [{ ...row, translation: 'n' }];
  const typed = { [id]: { text: 'new', read, isLeft: false } };

  it('stands while it is typed, until the words have it', () => {
    const earlier = [{ ...row, translation: 'ne' }];
    expect(stillTyped(typed, earlier, earlier)).toBe(typed);
    const same = [{ ...row, translation: 'new' }];
    expect(stillTyped(typed, same, same)).toEqual({});
    expect(stillTyped(typed, [], read)).toEqual({});
  });

  it('stands once it is left until the words are read anew, and does not come back', () => {
    const left = leftAt(typed, id);
    expect(stillTyped(left, read, read)).toBe(left);
    expect(leftAt(left, id)).toBe(left);
    // Taken back before the words had it.
    const anew = [...read];
    expect(stillTyped(left, anew, anew)).toEqual({});
    expect(leftAt({}, id)).toEqual({});
  });
});

describe('the name of a language', () => {
  it.each([
    ['hi', 'Hindi', 'हिन्दी'],
    ['copy', 'copy', 'copy'],
    ['hi_IN', 'hi_IN', 'hi_IN'],
  ])('of %j is %j, and %j by itself', (tag, name, own) => {
    expect(languageName(tag)).toBe(name);
    expect(ownLanguageName(tag)).toBe(own);
  });
});
