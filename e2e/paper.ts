import { expect, type Page } from '@playwright/test';
import { readPdf, type ReadPdf } from '../tests/server/help/pdf';

const papers = ['A4', 'Letter'] as const;

/** Spaces are not compared: on paper a line ends elsewhere. */
const plain = (text: string) => text.replace(/\s+/g, '');

/** The questions of the review with their answers, in their order; the first of a section begins with its heading. */
const rowsOf = (page: Page): Promise<string[]> =>
  page
    .locator('section')
    .filter({ has: page.locator('dl') })
    .evaluateAll((sections) =>
      sections.flatMap((section) => {
        const heading = section.querySelector('h3')!.textContent;
        const rows = [...section.querySelectorAll('dl > div')].map((row) => row.textContent);
        return rows.map((row, i) => (i === 0 ? heading + row : row));
      }),
    );

/** The text of each sheet. */
function sheetsOf({ pieces, pages }: ReadPdf): string[] {
  const on = (sheet: number) => pieces.filter(({ page }) => page === sheet + 1);
  return Array.from({ length: pages }, (_, sheet) =>
    on(sheet)
      .map(({ text }) => plain(text))
      .join(''),
  );
}

/** The rows that are not on one sheet after the row before them. */
function lostFrom(sheets: string[], rows: string[]): string[] {
  let [sheet, from] = [0, 0];
  return rows.filter((row) => {
    const wanted = plain(row);
    const isOn = (text: string, i: number) =>
      i >= sheet && text.includes(wanted, i === sheet ? from : 0);
    const found = sheets.findIndex(isOn);
    if (found < 0) return true;
    from = sheets[found]!.indexOf(wanted, found === sheet ? from : 0) + wanted.length;
    sheet = found;
    return false;
  });
}

/** In points: how far the boxes of two texts may reach into each other. */
const slack = 3;

/** The texts that are printed over another one. */
const overprinted = ({ pieces }: ReadPdf): string[] =>
  pieces
    .filter(({ place, page }, i) =>
      pieces
        .slice(0, i)
        .some(
          (other) =>
            other.page === page &&
            Math.min(place.right, other.place.right) - slack >
              Math.max(place.left, other.place.left) &&
            Math.min(place.top, other.place.top) - slack >
              Math.max(place.bottom, other.place.bottom),
        ),
    )
    .map(({ text }) => text);

/** Expects each answer of the review on paper, on one sheet with its question, and a heading with its first answer. */
export async function isWholeOnPaper(page: Page, about: string): Promise<void> {
  const rows = await rowsOf(page);
  expect(rows.length).toBeGreaterThan(0);
  for (const format of papers) {
    const paper = await readPdf(await page.pdf({ format }));
    expect(lostFrom(sheetsOf(paper), rows), `${about}, ${format}: lost or parted`).toEqual([]);
    expect(overprinted(paper), `${about}, ${format}: printed over another text`).toEqual([]);
  }
}
