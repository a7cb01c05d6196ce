import { expect, type Page } from '@playwright/test';
import type { AsShownRecord, ShownAnswer, ShownQuestion } from '../src/api';
import { actualTexts } from '../tests/server/help/pdf';
import { words } from './words';

/** What stood on the pages of a form. */
export interface Shown {
  /** Every visible text, with the choices of lists. */
  texts: Set<string>;
  /** Every question with its answer, as it is read; the cells of a list of entries have no question of their own. */
  answers: { label: string | undefined; answer: string }[];
}

export const nothingShown = (): Shown => ({ texts: new Set(), answers: [] });

/** Adds what stands on the page now. */
export async function readShown(page: Page, shown: Shown): Promise<void> {
  const box = { yes: words('form', 'yes'), no: words('form', 'no') };
  const { texts, answers } = await page.evaluate(shownOnPage, box);
  for (const text of texts) shown.texts.add(text);
  shown.answers.push(...answers);
}

/** What the portal keeps of a request: the record, and the paper as search and screen readers take it. */
async function keptOf(
  page: Page,
  number: string,
): Promise<{ record: AsShownRecord; paper: string }> {
  const headers = await page.evaluate(() => {
    const plain = (key: string) => sessionStorage.getItem(key)!.replace(/^"|"$/g, '');
    return {
      Authorization: `JWT ${plain('token')}`,
      'Unique-Client-Id': plain('clientUniqueId'),
    };
  });
  const record = await page.request.get(`/api/sent-requests/${number}/`, { headers });
  const paper = await page.request.get(`/api/sent-requests/${number}/pdf/`, { headers });
  return {
    record: (await record.json()).record,
    paper: actualTexts(await paper.body()).join(' '),
  };
}

/** Expects that record and paper of a request say to the letter what stood on the pages, and all that was asked. */
export async function expectAsShown(page: Page, number: string, shown: Shown): Promise<void> {
  const { record, paper } = await keptOf(page, number);
  const questions = record.parts.flatMap((part): ShownQuestion[] =>
    part.kind === 'question' ? [part] : part.kind === 'table' ? part.questions : [],
  );
  const said = [
    record.title,
    record.policy,
    ...record.parts.flatMap((part) => ('text' in part ? [part.text] : [])),
    ...record.parts.flatMap((part) => (part.kind === 'table' ? part.parties : [])),
    ...questions.flatMap(({ label, help = [], notes = [], choices = [] }) => [
      label,
      ...[help].flat(),
      ...notes,
      ...choices,
    ]),
  ];
  const notShown = said.map(plain).filter((text) => !shown.texts.has(text));
  expect(notShown, 'texts of the record that stood on no page').toEqual([]);

  const inOneLine = (text: string) => text.replace(/\s/g, '');
  const read = inOneLine(paper);
  const answered = questions.flatMap(({ answers }) => answers.flatMap(textsOf));
  // Long lists of choices are counted on paper.
  const printed = questions.flatMap(({ label, help = '' }) => [label, help]);
  const notPrinted = [...printed, ...answered].filter((text) => !read.includes(inOneLine(text)));
  expect(notPrinted, 'texts and answers that the paper does not have').toEqual([]);

  const recorded = new Map<string, string[]>();
  for (const { label, answers } of questions)
    recorded.set(plain(label), [
      ...(recorded.get(plain(label)) ?? []),
      ...answers.flatMap(textsOf).map(plain),
    ]);
  const all = [...recorded.values()].flat().join('\n');
  const notRecorded = shown.answers.filter(({ label, answer }) =>
    label === undefined
      ? !all.includes(answer)
      : !recorded.get(label)?.some((text) => isSame(text, answer)),
  );
  expect(notRecorded, 'answers on the pages that the record does not have').toEqual([]);
}

/** An answer, or those in a list. */
const textsOf = ({ text, entries = [] }: ShownAnswer): string[] => [
  text,
  ...entries.flatMap(({ answers }) => answers.map((one) => one.text)),
];

/** An answer with its unit, or an amount as rupees, is what was typed in the box beside them. */
const isSame = (recorded: string, answer: string) =>
  recorded === answer ||
  recorded.startsWith(`${answer} `) ||
  (answer !== '' && recorded.replace(/[₹,\s]|\.00$/g, '') === answer);

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Runs in the page. */
function shownOnPage({ yes, no }: { yes: string; no: string }): {
  texts: string[];
  answers: Shown['answers'];
} {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const main = document.querySelector('main')!;
  const texts: string[] = [];
  for (const element of main.querySelectorAll('*'))
    if (element.checkVisibility() || element instanceof HTMLOptionElement) {
      texts.push(plain(element.textContent));
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(plain(node.textContent));
    }
  const answers: Shown['answers'] = [];
  const labelOf = (element: Element | null | undefined) => plain(element?.firstChild?.textContent);
  const named = (group: Element) =>
    labelOf(document.getElementById(group.getAttribute('aria-labelledby') ?? ''));
  for (const field of main.querySelectorAll<HTMLInputElement>('form input, form textarea')) {
    // The policy is no answer of the form. The calendar behind a date has no label.
    if (field.id.endsWith('/policy')) texts.push(plain(field.value));
    if (!field.checkVisibility() || !field.labels?.length || field.id.endsWith('/policy')) continue;
    if (field.type === 'file') continue;
    const own = plain(field.labels?.[0]?.textContent);
    if (field.type === 'checkbox') answers.push({ label: own, answer: field.checked ? yes : no });
    else if (field.type !== 'radio')
      answers.push({
        label: /\/\d+\//.test(field.id) ? undefined : labelOf(field.labels[0]),
        answer: plain(field.value),
      });
    else if (field.checked)
      answers.push({ label: named(field.closest('[role=radiogroup]')!), answer: own });
  }
  for (const list of main.querySelectorAll('select'))
    if (list.checkVisibility() && !list.id.endsWith('/policy'))
      answers.push({
        label: /\/\d+\//.test(list.id) ? undefined : labelOf(list.labels[0]),
        answer: list.value === '' ? '' : plain(list.selectedOptions[0]?.textContent),
      });
  return { texts: texts.filter(Boolean), answers };
}
