import { describe, expect, it } from 'vitest';
import { makePaper } from '../../src/server/papers/make';
import { readPdf } from './help/pdf';

const house = {
  brandName: 'Demo Life',
  customerServiceNumber: '1800-000-0000',
  careContact: 'care@example.com',
  timeZone: 'Asia/Kolkata',
};
const now = new Date('2026-11-21T14:30:00Z');

describe('a paper', () => {
  it('says what is in it, in the order of reading, with who wrote it and when', async () => {
    const paper = await makePaper(
      {
        title: 'A Letter',
        lead: 'About something',
        blocks: [
          { kind: 'heading', text: 'A heading' },
          { kind: 'text', text: 'A sentence.' },
          { kind: 'facts', facts: [['Name', 'Value']] },
        ],
      },
      house,
      now,
    );
    const { text, title, roles, pages } = await readPdf(paper);
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

  it('can write rupees and Devanagari with fonts of its own', async () => {
    const paper = await makePaper(
      { title: 'नमस्ते', blocks: [{ kind: 'text', text: '₹ 1,00,000.00 आशा' }] },
      house,
      now,
    );
    const { text } = await readPdf(paper);
    expect(text).toContain('₹ 1,00,000.00 आशा');
    expect(text).toContain('नमस्ते');
    const raw = paper.toString('latin1');
    expect(raw).toMatch(/NotoSansDevanagari/);
    expect(raw).not.toContain('Helvetica');
  });

  it('goes on over as many pages as it takes, and numbers them', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => [`Row ${i + 1}`, `₹ ${i}.00`]);
    const paper = await makePaper(
      {
        title: 'Long',
        blocks: [
          { kind: 'table', head: ['Row', 'Amount'], rows, total: ['Sum', '₹ 0.00'], numbers: [1] },
        ],
      },
      house,
      now,
    );
    const { text, pages } = await readPdf(paper);
    expect(pages).toBeGreaterThan(2);
    for (const [row] of rows) expect(text).toContain(`${row} ₹`);
    for (let page = 1; page <= pages; page++) expect(text).toContain(`Page ${page} of ${pages}`);
  });
});
