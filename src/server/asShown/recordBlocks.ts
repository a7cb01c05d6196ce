import type { ShownAnswer, ShownPart, ShownQuestion } from '#api';
import type { Block } from '../pdf/pdfDocument';
import { t } from '../i18n';

/** More choices than these are counted, not listed. */
const mostListed = 20;

/** The parts of a form as blocks of a paper. `brief`: without what helped to fill it in. */
export function recordBlocks(parts: ShownPart[], { brief = false } = {}): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    if (part.kind === 'question') {
      const items = rowsOf(part, [undefined], brief) as [string, string][];
      const last = blocks.at(-1);
      if (last?.kind === 'descriptionList') last.items.push(...items);
      else blocks.push({ kind: 'descriptionList', items });
    } else if (part.kind === 'table') blocks.push(tableOf(part, brief));
    else if (part.kind !== 'help') blocks.push({ kind: part.kind, text: part.text });
    else if (!brief) blocks.push({ kind: 'text', text: part.text });
  }
  return blocks;
}

function tableOf(
  { parties, questions }: Extract<ShownPart, { kind: 'table' }>,
  brief: boolean,
): Block {
  return {
    kind: 'table',
    head: [t('asShown.question'), ...parties],
    rows: questions.flatMap((question) => rowsOf(question, parties, brief)),
    numbers: [],
    // Questions are longer than most answers, but some answers are long.
    shares: [3, ...parties.map(() => 2)],
  };
}

/** A question with an answer of each party, then a row for each answer in a list. */
function rowsOf(
  question: ShownQuestion,
  parties: (string | undefined)[],
  brief: boolean,
): string[][] {
  const { answers } = question;
  const textFor = (name: string | undefined) => {
    const given = answers.find(({ party }) => party === name);
    return given ? answerOf(question, given, brief) : '';
  };
  const inLists = answers.flatMap(({ party, entries }) =>
    [...answersIn(entries)].map(({ label, ...given }) => [
      label,
      ...parties.map((name) => (name === party ? answerOf(question, given, brief) : '')),
    ]),
  );
  return [[labelOf(question, brief), ...parties.map(textFor)], ...inLists];
}

type InEntry = NonNullable<ShownAnswer['entries']>[number]['answers'][number];

/** The answers of a list and of those within, numbered as an outline: `2.1. Hospital`. */
function* answersIn(entries: ShownAnswer['entries'] = [], above = ''): Generator<InEntry> {
  for (const [i, { answers }] of entries.entries())
    for (const answer of answers) {
      const number = `${above}${i + 1}.`;
      yield { ...answer, label: `${number} ${answer.label}` };
      yield* answersIn(answer.entries, number);
    }
}

/** A question with its help, notes and choices, each on a line. */
function labelOf({ label, help, notes = [], choices = [] }: ShownQuestion, brief: boolean): string {
  if (brief) return [label, ...notes].join('\n');
  const listed =
    choices.length > mostListed
      ? t('asShown.oneOfMany', { count: choices.length })
      : t('asShown.choices', { choices: choices.join(' · ') });
  return [label, help, ...notes, choices.length > 0 && listed].filter(Boolean).join('\n');
}

function answerOf(
  { fromRecords }: ShownQuestion,
  { text, entries = [], confirmed }: ShownAnswer,
  brief: boolean,
): string {
  if (entries.length > 0) return '';
  const answer = text || t(fromRecords ? 'asShown.noRecord' : 'asShown.none');
  return confirmed && !brief ? [answer, confirmed, t('asShown.confirmed')].join('\n') : answer;
}
