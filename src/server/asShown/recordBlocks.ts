import type { ShownPart, ShownQuestion } from '#api';
import type { Block } from '../pdf/pdfDocument';
import { t } from '../i18n';

/** More choices than these are counted, not listed. */
const mostListed = 20;

/** The parts of a form as blocks of a paper. `brief`: without what helped to fill it in. */
export function recordBlocks(parts: ShownPart[], { brief = false } = {}): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    if (part.kind === 'question') {
      const item: [string, string] = [labelOf(part, brief), answerOf(part, part.answers[0])];
      const last = blocks.at(-1);
      if (last?.kind === 'descriptionList') last.items.push(item);
      else blocks.push({ kind: 'descriptionList', items: [item] });
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
    rows: questions.map((question) => [
      labelOf(question, brief),
      ...parties.map((name) => {
        const given = question.answers.find(({ party }) => party === name);
        return given ? answerOf(question, given) : '';
      }),
    ]),
    numbers: [],
    // Questions are longer than most answers, but some answers are long.
    shares: [3, ...parties.map(() => 2)],
  };
}

/** A question with its help and its choices, each on a line. */
function labelOf({ label, help, choices = [] }: ShownQuestion, brief: boolean): string {
  if (brief) return label;
  const listed =
    choices.length > mostListed
      ? t('asShown.oneOfMany', { count: choices.length })
      : t('asShown.choices', { choices: choices.join(' · ') });
  return [label, help, choices.length > 0 && listed].filter(Boolean).join('\n');
}

const answerOf = (
  { fromRecords }: ShownQuestion,
  answer: ShownQuestion['answers'][number] | undefined,
): string => answer?.text || t(fromRecords ? 'asShown.noRecord' : 'asShown.none');
