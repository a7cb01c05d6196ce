import {
  activeSchema,
  type Answers,
  type Column,
  type DrawnSection,
  drawnSections,
  getAt,
  labelOf,
  pointerOf,
  rowsOf,
  type Schema,
  uiAt,
} from '#engine';
import type { ResolvedRequest } from '../requests/resolveRequest';
import { t } from '../i18n';
import { formatAnswer } from './formatAnswer';
import type { Block } from './pdfDocument';

type Fields = { [name: string]: Schema };

/** Buttons, and values that only rules read: neither is a question. */
const omittedWidgets = new Set(['button', 'hidden']);

/**
 * The questions that the form shows for these answers, with the answers, in the order of the form; of these the fields
 * that `isWanted`.
 */
export function answerBlocks(
  request: ResolvedRequest,
  isWanted: (field: string) => boolean = () => true,
): Block[] {
  const all = activeSchema(request.definition, request.answers);
  const wanted = Object.entries(all.properties as Fields).filter(([field]) => isWanted(field));
  const active = { ...all, properties: Object.fromEntries(wanted) };
  return drawnSections(request.definition, active).flatMap((section) => [
    // Not its description: help for whoever fills in the form is no part of what is declared.
    ...texts('heading', [section.title]),
    ...(section.columns
      ? tableOf(request, active.properties, section.columns)
      : descriptionListsOf(request, active.properties, section)),
  ]);
}

/** Fields in order, with the texts between them. */
function descriptionListsOf(
  request: ResolvedRequest,
  described: Fields,
  { fields }: DrawnSection,
): Block[] {
  const blocks: Block[] = [];
  for (const field of fields) {
    const ui = uiAt(request.definition.ui, pointerOf(field));
    if (omittedWidgets.has(ui['ui:widget'] ?? '')) continue;
    if (described[field]!.type === 'null') {
      blocks.push(...texts('text', [ui['ui:title'], ...(ui['ui:notes'] ?? [])]));
      continue;
    }
    const last = blocks.at(-1);
    const item: [string, string] = [titleOf(request, field), shown(request, described, field)];
    if (last?.kind === 'descriptionList') last.items.push(item);
    else blocks.push({ kind: 'descriptionList', items: [item] });
    blocks.push(...texts('text', ui['ui:notes'] ?? []));
  }
  return blocks;
}

/** A row for each question, a column for each party with questions. */
function tableOf(request: ResolvedRequest, described: Fields, columns: Column[]): Block[] {
  const rows = rowsOf(columns, (field) => described[field] !== undefined);
  if (rows.length === 0) return [];
  const parties = rows[0]!.cells.map(({ title }) => title);
  return [
    {
      kind: 'table',
      head: [t('pdf.answers.question'), ...parties],
      rows: rows.map(({ named, cells }) => [
        titleOf(request, named),
        ...cells.map(({ field }) => (field ? shown(request, described, field) : '')),
      ]),
      numbers: [],
      // Questions are longer than most answers, but some answers are long.
      shares: [3, ...parties.map(() => 2)],
    },
  ];
}

function shown(
  { definition, context, answers }: ResolvedRequest,
  described: Fields,
  field: string,
): string {
  const at = pointerOf(field);
  const value = getAt(answers as Answers, at);
  return formatAnswer({ definition, context, schema: described[field]!, at }, value);
}

const titleOf = ({ definition }: ResolvedRequest, field: string) =>
  labelOf(definition, pointerOf(field));

const texts = (kind: 'heading' | 'text', given: (string | undefined)[]): Block[] =>
  given.flatMap((text) => (text ? [{ kind, text }] : []));
