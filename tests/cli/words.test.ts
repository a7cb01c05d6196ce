import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../src/authoring/languages/words/csv';
import { copyOfProject, lineNumberOf, replaceText, runCatalogue } from './runCatalogue';
import { read, tableOf, translateAll } from './translated';

const few = ['bank_account', 'email_update', 'nominee'];

/** Cells that programs change, cut or execute. */
const awkward = [
  '=1+1',
  '+91',
  '-5 %',
  '@me',
  "'quoted'",
  "'=kept",
  "''=kept",
  '007',
  '1-2',
  '12:30',
  ' spaces ',
  'two\nlines',
  'two\r\nlines',
  'a, b; c\td',
  'say "हाँ"',
  '＝1',
  '\tTab',
  'नमस्ते',
];

describe('CSV', () => {
  it.each([',', ';', '\t'])('keeps every cell exactly, separated by %j', (delimiter) => {
    const rows = awkward.map((cell) => ['x', cell, '']);
    const text = writeCsv(rows).slice(1);
    const separated =
      delimiter === ','
        ? text
        : readCsv(text, ',')
            .map(({ cells }) =>
              cells.map((cell) => writeCsv([[cell]]).slice(1, -2)).join(delimiter),
            )
            .join('\r\n');
    expect(readCsv(separated, delimiter).map(({ cells }) => cells)).toEqual(rows);
  });

  it('has no cell that a spreadsheet executes', () => {
    const cells = readRaw(writeCsv(awkward.map((cell) => [cell])));
    expect(cells.filter((cell) => /^[=+\-@＝\t\r]/.test(cell))).toEqual([]);
  });

  it('counts the lines of cells with line breaks', () => {
    expect(readCsv('"a\nb",c\r\nd,e\n', ',').map(({ line }) => line)).toEqual([1, 3]);
  });
});

const readRaw = (csv: string) =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((cell) => cell.replace(/^"/, ''));

const importTable = (root: string, text: string | Buffer) => {
  writeFileSync(join(root, 'in.csv'), text);
  return runCatalogue(root, ['words', '--language', 'hi', '--import', 'in.csv']);
};

describe('catalogue words', () => {
  it('writes a table that Excel opens, with every text once', async () => {
    const root = copyOfProject(few);
    const { out, head, rows } = await tableOf(root);
    expect(out.startsWith('\uFEFFfile,pointer,seen,english,hi\r\n')).toBe(true);
    expect(head).toEqual(['file', 'pointer', 'seen', 'english', 'hi']);
    expect(rows).toContainEqual([
      'schemas/bank_account/ui.json',
      '/account_type/ui:enumNames/0',
      'Update bank account: Account Type: choice 1',
      'Savings',
      '',
    ]);
    expect(rows.map(([file]) => file)).toEqual(
      expect.arrayContaining([
        'catalogue.json',
        'schemas/_shared/policies.json',
        'schemas/_shared/words.json',
      ]),
    );
    const ids = rows.map(([file, pointer]) => file! + pointer);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('writes the texts of one request type to a file', async () => {
    const root = copyOfProject(few);
    const { out } = await runCatalogue(root, [
      'words',
      'nominee',
      '--language',
      'hi',
      '--output',
      'n.csv',
    ]);
    expect(out).toMatch(/^Wrote \d+ texts/);
    expect(read(root, 'n.csv')).not.toContain('bank_account');
  });

  it.each([
    ['another file', 'schemas/pan_card/ui.json', /exists and is not a table of words/],
    ['a folder', 'schemas', /schemas cannot be written \(EISDIR\)/],
    ['a place below a file', 'catalogue.json/words.csv', /cannot be written \(E(NOTDIR|EXIST)\)/],
  ])('does not write a table over %s', async (_about, file, message) => {
    const root = copyOfProject();
    const args = ['words', '--language', 'hi', '--output', file];
    const { code, aside } = await runCatalogue(root, args);
    expect(code).toBe(2);
    expect(aside).toMatch(message);
    expect(readFileSync(join(root, 'schemas/pan_card/ui.json'), 'utf8')).toMatch(/^\{/);
  });

  it('reads a table back without any change', async () => {
    const root = copyOfProject(few);
    const texts = awkward.values();
    await translateAll(root, (text) =>
      text.includes('{') ? `हि ${text}` : (texts.next().value ?? `हि ${text}`),
    );
    const files = [
      'catalogue.hi.json',
      'schemas/nominee/ui.hi.json',
      'schemas/_shared/words.hi.json',
    ];
    const before = files.map((file) => read(root, file));
    const { out } = await tableOf(root);
    for (const cell of awkward)
      expect(readCsv(out.slice(1), ',').some(({ cells }) => cells[4] === cell)).toBe(true);
    const again = await importTable(root, out);
    expect(again.out).toBe('hi: took 0 translations into 0 files; 0 rows were not taken.\n');
    expect(files.map((file) => read(root, file))).toEqual(before);
    expect((await tableOf(root)).out).toBe(out);
  });

  it('changes only what a translator changed', async () => {
    const root = copyOfProject(few);
    await translateAll(root);
    const file = 'schemas/nominee/ui.hi.json';
    replaceText(root, file, '"ui:submit": ', '"ui:submit"   :   ');
    const before = read(root, file);
    const { out } = await tableOf(root);
    expect(
      (await importTable(root, out.replace('हि There is no nominee yet.', 'कोई नहीं'))).code,
    ).toBe(0);
    expect(read(root, file)).toBe(before.replace('हि There is no nominee yet.', 'कोई नहीं'));
  });

  it('adds one text at its place, and keeps the others of a list', async () => {
    const root = copyOfProject(few);
    const { head, rows } = await tableOf(root);
    const some = rows.filter(([, at]) => /enumNames\/1$|requestTypes\/1\/title/.test(at!));
    const table = [
      head,
      ...some.map(([file, at, seen, text]) => [file!, at!, seen!, text!, `हि ${text}`]),
    ];
    expect((await importTable(root, writeCsv(table))).code).toBe(0);
    expect(JSON.parse(read(root, 'schemas/bank_account/ui.hi.json'))).toEqual({
      account_type: { 'ui:enumNames': [null, 'हि Current'] },
    });
    const [{ key, requestTypes }] = JSON.parse(read(root, 'catalogue.hi.json')).serviceTypes;
    expect({ key, requestTypes }).toEqual({
      key: 'policy_details',
      requestTypes: [{ key: 'nominee', title: 'हि Nominee' }],
    });
    const first = rows.find(([, at]) => at === '/serviceTypes/0/requestTypes/0/title')!;
    await importTable(root, writeCsv([head, [...first.slice(0, 4), 'हि E']]));
    expect(JSON.parse(read(root, 'catalogue.hi.json')).serviceTypes[0].requestTypes).toEqual([
      { key: 'nominee', title: 'हि Nominee' },
      { key: 'email_update', title: 'हि E' },
    ]);
    expect((await runCatalogue(root, ['lint'])).code).toBe(0);
  });

  it('names rows whose English has changed, unknown and repeated rows, and takes the others', async () => {
    const root = copyOfProject(few);
    const { head, rows } = await tableOf(root);
    const row = (pattern: RegExp, text: string) => {
      const found = rows.find(([, at]) => pattern.test(at!))!;
      return [...found.slice(0, 4), text];
    };
    const table = [
      head,
      row(/^\/ifsc_code\/ui:title/, 'हि 1'),
      row(/^\/account_type\/ui:title/, 'हि 2'),
      ['schemas/bank_account/ui.json', '/gone/ui:title', '', 'Gone', 'हि 3'],
      row(/^\/account_number\/ui:help/, 'हि 4'),
      row(/^\/account_number\/ui:help/, 'हि 5'),
    ];
    replaceText(root, 'schemas/bank_account/ui.json', '"IFSC Code"', '"IFSC code of the branch"');
    const { code, out } = await importTable(root, writeCsv(table));
    expect(code).toBe(1);
    expect(out).toContain(
      'in.csv:2 schemas/bank_account/ui.json#/ifsc_code/ui:title is "IFSC code of the branch" now, it was "IFSC Code".',
    );
    expect(out).toContain('in.csv:4 There is no text schemas/bank_account/ui.json#/gone/ui:title.');
    expect(out).toContain(
      'in.csv:6 schemas/bank_account/ui.json#/account_number/ui:help has another translation above: "हि 4"',
    );
    expect(out).toContain('took 2 translations into 1 files; 3 rows were not taken');
    const overlay = read(root, 'schemas/bank_account/ui.hi.json');
    expect(JSON.parse(overlay)).toEqual({
      account_type: { 'ui:title': 'हि 2' },
      account_number: { 'ui:help': 'हि 4' },
    });
  });

  it.each([
    [
      'semicolons',
      (csv: string) =>
        readCsv(csv.slice(1), ',')
          .map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
          .join('\r\n'),
    ],
    ['a line that names the separator', (csv: string) => `sep=,\r\n${csv.slice(1)}`],
    ['other line ends', (csv: string) => csv.replaceAll('\r\n', '\n')],
    [
      'columns in another order',
      (csv: string) => writeCsv(readCsv(csv.slice(1), ',').map(({ cells }) => cells.toReversed())),
    ],
    ['UTF-16', (csv: string) => Buffer.from(csv, 'utf16le')],
  ])('reads a table with %s', async (_what, change) => {
    const root = copyOfProject(few);
    const { out } = await tableOf(root);
    const translated = out.replaceAll(/^(schemas\/nominee.*?,)\r$/gm, '$1हि; नया\r');
    const result = await importTable(root, change(translated));
    expect(result.out).toMatch(/^hi: took \d\d translations into 2 files; 0 rows/);
  });

  it.each([
    ['no language', ['words'], /Name the language/],
    ['a language that does not exist', ['words', '--language', 'hindi'], /"hindi" is not the tag/],
    ['English', ['words', '--language', 'en'], /English is the first language/],
    [
      'no file',
      ['words', '--language', 'hi', '--import', 'no.csv'],
      /no\.csv cannot be read \(ENOENT\)/,
    ],
    [
      'a table of another language',
      ['words', '--language', 'mr', '--import', 'in.csv'],
      /must have the columns file, pointer, english, mr/,
    ],
    [
      'an open quote',
      ['words', '--language', 'hi', '--import', 'open.csv'],
      /open\.csv is not CSV: line 2: a quote is not closed/,
    ],
    [
      'another encoding',
      ['words', '--language', 'hi', '--import', 'latin.csv'],
      /latin\.csv is not UTF-8/,
    ],
  ])('cannot run with %s', async (_what, args, message) => {
    const root = copyOfProject(['nominee']);
    writeFileSync(join(root, 'in.csv'), (await tableOf(root)).out);
    writeFileSync(join(root, 'open.csv'), 'file,pointer,english,hi\r\n"a,b\r\n');
    writeFileSync(
      join(root, 'latin.csv'),
      Buffer.from('file,pointer,english,hi\r\n\xe9', 'latin1'),
    );
    const { code, aside } = await runCatalogue(root, args);
    expect(code).toBe(2);
    expect(aside).toMatch(message);
  });

  it('names an overlay that cannot be read', async () => {
    const root = copyOfProject(['nominee']);
    writeFileSync(join(root, 'schemas/nominee/ui.hi.json'), '{\n"ui:title" "x" }');
    const { code, aside } = await runCatalogue(root, ['words', '--language', 'hi']);
    expect(code).toBe(2);
    expect(aside).toContain(
      `ui.hi.json:${lineNumberOf(root, 'schemas/nominee/ui.hi.json', '"ui:title"')}:`,
    );
  });
});
