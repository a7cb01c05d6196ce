import type { ShownPart, ShownQuestion } from '#api';
import {
  activeSchema,
  type Answers,
  choicesOf,
  type Column,
  type Definition,
  type DrawnSection,
  drawnSections,
  gapsIn,
  getAt,
  labelOf,
  loadNotices,
  type Pointer,
  pointerOf,
  rowsOf,
  type Schema,
  type Ui,
  uiAt,
} from '#engine';
import { t } from '../i18n';
import type { ResolvedRequest } from '../requests/resolveRequest';
import { titleLocation } from '../drafts/fieldTitles';
import { formatAnswer } from './formatAnswer';

type Fields = { [name: string]: Schema };

interface Options {
  /** Of all fields those; by default all. */
  isWanted?: (field: string) => boolean;
  /** The SHA-256 of the content of a file, by its id. */
  digests?: ReadonlyMap<string, string>;
}

/** A request, with what is known of its files. */
type Shown = ResolvedRequest & Pick<Options, 'digests'>;

/** Buttons, and values that only rules read: neither is a question. */
const omittedWidgets = new Set(['button', 'hidden']);

/** What stands above the first question. */
export function textsAbove({ definition, context }: ResolvedRequest): ShownPart[] {
  const { ui, request } = definition;
  return [
    ...texts('help', [ui['ui:description']]),
    ...texts('text', [
      request.appliesTo === 'all-policies' ? t('asShown.appliesToAll') : undefined,
      ...(ui['ui:notes'] ?? []),
      ...loadNotices(definition, context.loaded ?? {}),
    ]),
  ];
}

/**
 * The questions that the form shows for these answers, with the answers and all texts between them, in the order of the
 * form; of these the fields that `isWanted`.
 */
export function shownParts(
  given: ResolvedRequest,
  { isWanted = () => true, digests }: Options = {},
): ShownPart[] {
  const request: Shown = { ...given, ...(digests && { digests }) };
  const all = activeSchema(request.definition, request.answers);
  const wanted = Object.entries(all.properties as Fields).filter(([field]) => isWanted(field));
  const active = { ...all, properties: Object.fromEntries(wanted) };
  return drawnSections(request.definition, active).flatMap((section) => [
    ...texts('heading', [section.title]),
    ...texts('help', [section.description]),
    ...(section.columns
      ? tableOf(request, active.properties, section.columns)
      : questionsOf(request, active.properties, section)),
  ]);
}

/** Fields in order, with the texts between them. */
function questionsOf(
  request: Shown,
  described: Fields,
  { fields, layout }: DrawnSection,
): ShownPart[] {
  return fields.flatMap((field): ShownPart[] => {
    const ui = uiAt(request.definition.ui, pointerOf(field));
    if (omittedWidgets.has(ui['ui:widget'] ?? '')) return [];
    if (described[field]!.type === 'null')
      return texts('text', [
        ui['ui:title'],
        ...(ui['ui:notes'] ?? []),
        ...(ui['ui:links'] ?? []).map(({ title }) => title),
      ]);
    return [
      {
        // A table of values says nothing but their titles.
        ...questionAt(request, described, field, { hasHelp: layout !== 'table' }),
        answers: [answerAt(request, described, field)],
      },
      ...texts('text', ui['ui:notes'] ?? []),
    ];
  });
}

/** A row for each question, a column for each party with questions. */
function tableOf(request: Shown, described: Fields, columns: Column[]): ShownPart[] {
  const rows = rowsOf(columns, (field) => described[field] !== undefined);
  if (rows.length === 0) return [];
  const questions = rows.map(({ named, cells }) => ({
    ...questionAt(request, described, named),
    answers: cells.flatMap(({ title, field }) =>
      field === undefined ? [] : [{ party: title, ...answerAt(request, described, field) }],
    ),
  }));
  return [{ kind: 'table', parties: rows[0]!.cells.map(({ title }) => title), questions }];
}

function questionAt(
  { definition, context }: ResolvedRequest,
  described: Fields,
  field: string,
  { hasHelp = true } = {},
): Omit<ShownQuestion, 'answers'> {
  const at = pointerOf(field);
  const schema = described[field]!;
  const ui = uiAt(definition.ui, at);
  const isRecord = schema.readOnly === true && !gapsIn(definition, context).includes(at);
  const help = isRecord ? noteOfRecord(definition, at, ui) : ui['ui:help'];
  const choices = choicesAt(schema, ui, context.lists?.[titleLocation(at)]);
  return {
    kind: 'question',
    label: labelOf(definition, at),
    ...(hasHelp && help !== undefined && { help }),
    ...(choices.length > 0 && { choices }),
    ...(isRecord && { fromRecords: true }),
  };
}

/** Where a value to read comes from. */
function noteOfRecord({ request }: Definition, at: Pointer, ui: Ui): string | undefined {
  if (ui['ui:widget'] !== 'existing' || ui['ui:help'] !== undefined) return ui['ui:help'];
  const isFilled = Object.values(request.lookUps ?? {}).some(({ fills }) => at in fills);
  return t(isFilled ? 'asShown.filled' : 'asShown.fromRecords');
}

/** The words of all choices; a box to tick has none beside its own. */
function choicesAt(
  schema: Schema,
  ui: Ui,
  list: { label: string }[] | string | undefined,
): string[] {
  if (schema.readOnly || ui['ui:widget'] === 'checkbox') return [];
  if (Array.isArray(list)) return list.map(({ label }) => label);
  return choicesOf(schema, ui['ui:enumNames']).map(
    ({ value, label }) => label ?? t(value === true ? 'asShown.yes' : 'asShown.no'),
  );
}

function answerAt(
  { definition, context, answers, digests }: Shown,
  described: Fields,
  field: string,
): ShownQuestion['answers'][number] {
  const at = pointerOf(field);
  const value: any = getAt(answers as Answers, at);
  const sha256 = digests?.get(value?.id);
  return {
    text: formatAnswer({ definition, context, schema: described[field]!, at }, value),
    ...(sha256 !== undefined && { file: { size: value.size, sha256 } }),
  };
}

const texts = (kind: 'heading' | 'text' | 'help', given: (string | undefined)[]): ShownPart[] =>
  given.flatMap((text) => (text ? [{ kind, text }] : []));
