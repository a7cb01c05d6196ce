import { describe, expect, it } from 'vitest';
import { makePdf } from '../../src/server/pdf/makePdf';
import type { PdfDocument } from '../../src/server/pdf/pdfDocument';
import { actualTexts, emptyBoxes, readPdf } from './help/pdf';

const issuer = {
  brandName: 'Demo Life',
  customerServiceNumber: '1800-000-0000',
  careContact: 'care@example.com',
  timeZone: 'Asia/Kolkata',
};
const now = new Date('2026-11-21T14:30:00Z');

describe('PDF', () => {
  it('has tags in reading order, author and date', async () => {
    const pdf = await makePdf(
      {
        title: 'A Letter',
        lead: 'About something',
        blocks: [
          { kind: 'heading', text: 'A heading' },
          { kind: 'text', text: 'A sentence.' },
          { kind: 'descriptionList', items: [['Name', 'Value']] },
        ],
      },
      issuer,
      now,
    );
    const { text, title, roles, pages } = await readPdf(pdf);
    expect(text).toMatch(
      /Demo Life\s+A Letter\s+About something\s+A heading\s+A sentence\.\s+Name Value/,
    );
    expect(text).toContain('Demo Life · 1800-000-0000 · care@example.com');
    expect(text).toContain('Made on 21/11/2026 08:00 pm');
    expect(text).toContain('Page 1 of 1');
    expect({ title, pages }).toEqual({ title: 'A Letter', pages: 1 });
    expect(roles).toEqual([
      'Root',
      'Document',
      'P',
      'H1',
      'P',
      'H2',
      'P',
      'Table',
      'TR',
      'TH',
      'TD',
    ]);
  });

  it('writes the rupee sign and Devanagari with embedded fonts', async () => {
    const pdf = await makePdf(
      { title: 'नमस्ते', blocks: [{ kind: 'text', text: '₹ 1,00,000.00 आशा' }] },
      issuer,
      now,
    );
    const { text } = await readPdf(pdf);
    expect(text).toContain('₹ 1,00,000.00 आशा');
    expect(text).toContain('नमस्ते');
    const raw = pdf.toString('latin1');
    expect(raw).toMatch(/NotoSansDevanagari/);
    expect(raw).not.toContain('Helvetica');
  });

  it('says Devanagari in the order in which it is written, line by line', async () => {
    const written = 'कितनी किस्तें बाकी हैं? '.repeat(8).trim();
    const pdf = await makePdf(
      { title: 'स्थिति', blocks: [{ kind: 'descriptionList', items: [['पॉलिसी', written]] }] },
      issuer,
      now,
    );
    const lines = actualTexts(pdf);
    expect(lines.slice(0, 3)).toEqual(['Demo Life', 'स्थिति', 'पॉलिसी']);
    expect(lines).not.toContain(written);
    expect(lines.join(' ')).toContain(written);
  });

  it('writes the signs of an answer, those that the font lacks in signs that it has', async () => {
    const answer = '7.2% at 101°F, ≥ 140 ± 5 mmHg; 2½ tablets of 50 µg → none; 10² “quoted” № 4';
    const items: [string, string][] = [['Illness', answer]];
    const pdf = await makePdf(
      { title: 'T', blocks: [{ kind: 'descriptionList', items }] },
      issuer,
      now,
    );
    const { text } = await readPdf(pdf);
    expect(text.replace(/\s+/g, ' ')).toContain(
      '7.2% at 101°F, >= 140 +/- 5 mmHg; 2 1/2 tablets of 50 ug -> none; 10^2 “quoted” No. 4',
    );
  });

  const paperOf = (answer: string, attachment?: PdfDocument['attachment']) => {
    const items: [string, string][] = [['Remarks', answer]];
    const blocks = [{ kind: 'descriptionList' as const, items }];
    return makePdf({ title: 'T', blocks, ...(attachment && { attachment }) }, issuer, now);
  };
  const fontsIn = (pdf: Buffer) =>
    new Set(pdf.toString('latin1').match(/NotoSans(?!Devanagari)[A-Za-z]+/g));

  it.each([
    ['NotoSansBengali', 'আমার নাম শ্রী কৃষ্ণ।'],
    ['NotoSansGujarati', 'મારું નામ કૃષ્ણ છે. અં'],
    ['NotoSansGurmukhi', 'ਪੰਜਾਬੀ ਮੇਰਾ ਨਾਂ ਸਿੰਘ ਹੈ'],
    ['NotoSansKannada', 'ನನ್ನ ಹೆಸರು ಕೃಷ್ಣ.'],
    ['NotoSansMalayalam', 'എന്റെ പേര് കൃഷ്ണൻ. അ്'],
    ['NotoSansOriya', 'ମୋର ନାମ କୃଷ୍ଣ।'],
    ['NotoSansTamil', 'என் பெயர் அருண், வயது 45'],
    ['NotoSansTelugu', 'నా పేరు కృష్ణ. క్\u200Cష'],
  ])(
    'draws signs of another script in %s, and says them as they were typed',
    async (font, typed) => {
      const pdf = await paperOf(`Arun: ${typed} (आशा)`);
      expect(emptyBoxes(pdf)).toBe(0);
      expect([...fontsIn(pdf)]).toEqual([font]);
      expect(actualTexts(pdf).join('')).toContain(`Arun: ${typed} (आशा)`);
      expect((await readPdf(pdf)).text).not.toContain('cannot be printed');
    },
  );

  it('embeds no font that it does not need', async () => {
    expect([...fontsIn(await paperOf('₹ 1,00,000.00 आशा'))]).toEqual([]);
  });

  it('draws a tab as spaces, and wide, styled and decomposed signs as plain ones', async () => {
    const typed = 'a\tb ２３ ＡＢ 𝐀𝐛 e\u0301';
    const pdf = await paperOf(typed);
    expect(emptyBoxes(pdf)).toBe(0);
    expect((await readPdf(pdf)).text).toContain('a b 23 AB Ab \u00E9');
    expect(actualTexts(pdf)).toContain(typed);
  });

  it('gives what no font has by its number, and counts it on the paper', async () => {
    const typed = 'Fine 😀 👨\u200D👩 中 ع x\u0353\u033D';
    const pdf = await paperOf(typed, { name: 'SR1.json', type: 'application/json', content: '{}' });
    expect(emptyBoxes(pdf)).toBe(0);
    const text = (await readPdf(pdf)).text.replace(/\s+/g, ' ');
    // Between brackets pdf.js sees spaces that are none, and at the end of a line there is none.
    const unspaced = (words: string) => words.replaceAll(' ', '');
    expect(unspaced(text)).toContain(
      'Fine[U+1F600][U+1F468][U+1F469][U+4E2D][U+0639]x[U+0353][U+033D]',
    );
    expect(text).toContain('Signs that cannot be printed here: 5. Each stands as its number');
    expect(text).toContain('The attached file SR1.json has them.');
    expect(unspaced(actualTexts(pdf).join(''))).toContain(unspaced(typed));
    expect((await readPdf(await paperOf('😀'))).text).not.toContain('attached');
  });

  it('adds as many pages as it needs and numbers them', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => [`Row ${i + 1}`, `₹ ${i}.00`]);
    const pdf = await makePdf(
      {
        title: 'Long',
        blocks: [
          { kind: 'table', head: ['Row', 'Amount'], rows, total: ['Sum', '₹ 0.00'], numbers: [1] },
        ],
      },
      issuer,
      now,
    );
    const { text, pages } = await readPdf(pdf);
    expect(pages).toBeGreaterThan(2);
    for (const [row] of rows) expect(text).toContain(`${row} ₹`);
    for (let page = 1; page <= pages; page++) expect(text).toContain(`Page ${page} of ${pages}`);
  });

  it('repeats the header of a table on every page and does not split rows and headings', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => [`Row ${i + 1}`, 'A long answer '.repeat(9)]);
    const table = { kind: 'table' as const, head: ['Question', 'Answer'], rows, numbers: [] };
    const headings = Array.from({ length: 30 }, (_, i) => `Heading ${i + 1}`);
    const pdf = await makePdf(
      {
        title: 'Long',
        blocks: [
          { ...table, shares: [3, 1] },
          ...headings.flatMap((text) => [
            { kind: 'heading' as const, text },
            {
              kind: 'descriptionList' as const,
              items: [[`Name of ${text}`, 'Value']] as [string, string][],
            },
          ]),
        ],
      },
      issuer,
      now,
    );
    const { pieces } = await readPdf(pdf);
    const pagesOf = (is: (text: string) => boolean) => [
      ...new Set(pieces.filter(({ text }) => is(text)).map(({ page }) => page)),
    ];
    const withRows = pagesOf((text) => text.startsWith('Row '));
    expect(withRows.length).toBeGreaterThan(4);
    expect(pagesOf((text) => text === 'Question')).toEqual(withRows);
    expect(pieces.filter(({ text }) => text.startsWith('A long')).length).toBeGreaterThanOrEqual(
      90,
    );
    for (const heading of headings)
      expect(pagesOf((text) => text === heading)).toEqual(
        pagesOf((text) => text === `Name of ${heading}`),
      );
    const fontsOf = (is: (text: string) => boolean) =>
      new Set(pieces.filter(({ text }) => is(text)).map(({ font }) => font));
    const [strong, ...none] = fontsOf((text) => /^Heading|^Value$|^Question$/.test(text));
    expect(none).toEqual([]);
    const [regular, ...others] = fontsOf((text) => /^Row|^A long|^Name of/.test(text));
    expect(others).toEqual([]);
    expect(regular).not.toBe(strong);
  });

  it('gives each column its share of the width', async () => {
    const question = 'Have you ever had trouble with your stomach or your bowels?';
    const linesWith = async (shares?: number[]) => {
      const rows = [[question, 'No', 'No']];
      const table = { kind: 'table' as const, head: ['Q', 'A', 'B'], rows, numbers: [] };
      const { text } = await readPdf(
        await makePdf(
          { title: 'X', blocks: [{ ...table, ...(shares && { shares }) }] },
          issuer,
          now,
        ),
      );
      return text.slice(text.indexOf('Have'), text.indexOf('bowels')).split('\n').length;
    };
    expect(await linesWith([3, 2, 2])).toBeLessThan(await linesWith());
  });

  it('does not cut off long answers', async () => {
    const words = Array.from({ length: 700 }, (_, i) => `word${i}`);
    const unbroken = 'W'.repeat(1800);
    const pdf = await makePdf(
      {
        title: 'Long',
        blocks: [
          { kind: 'descriptionList', items: [['Story', words.join(' ')]] },
          { kind: 'table', head: ['A', 'B'], rows: [[unbroken, 'Beside']], numbers: [] },
        ],
      },
      issuer,
      now,
    );
    const { text, pages } = await readPdf(pdf);
    const written = text.split(/\s+/);
    expect(words.filter((word) => !written.includes(word))).toEqual([]);
    expect(text.split('W').length - 1).toBe(unbroken.length);
    expect(pages).toBeGreaterThan(2);
  });
});
