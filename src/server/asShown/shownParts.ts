import type { ShownPart, ShownQuestion } from '#api';
import {
  activeSchema,
  type AskedField,
  choicesOf,
  type Column,
  type CompiledDefinition,
  type DrawnSection,
  drawnSections,
  followsFromAnswers,
  gapsIn,
  isGroup,
  labelWithGroup,
  loadNotices,
  offeredChoices,
  type Pointer,
  pointerOf,
  rowsOf,
  type Schema,
  type Ui,
  uiAt,
  withGaps,
  titleLocation,
} from '#engine';
import { t } from '../i18n';
import type { ResolvedRequest } from '../requests/resolveRequest';
import { confirmations, isOmitted, type Shown, shownAnswer } from './shownAnswer';

type Fields = { [name: string]: Schema };

interface Options extends Pick<Shown, 'digests'> {
  /** Of all fields those; by default all. */
  isWanted?: (field: string) => boolean;
}

/** What stands above the first question. */
export function textsAbove({ definition, context }: ResolvedRequest): ShownPart[] {
  const { ui, request } = definition;
  const { 'ui:haveReady': haveReady = [] } = ui;
  return [
    ...texts('help', [
      ui['ui:description'],
      ...(haveReady.length > 0 ? [t('asShown.haveReady'), ...haveReady] : []),
    ]),
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
  const described = activeSchema(given.definition, given.answers);
  const gaps = gapsIn(given.definition, given.context);
  const { definition, active: all } = withGaps(given.definition, described, gaps);
  const confirmed = confirmations(given);
  const request: Shown = { ...given, definition, confirmed, ...(digests && { digests }) };
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
  return fields.flatMap((field) => partsAt(request, described[field]!, pointerOf(field), layout));
}

/** A question or a text; of a group its heading and what is in it. */
function partsAt(
  request: Shown,
  schema: Schema,
  at: Pointer,
  layout: DrawnSection['layout'],
): ShownPart[] {
  if (isOmitted(request, at)) return [];
  if (isGroup(schema)) {
    const ui = uiAt(request.definition.ui, at);
    const inner = Object.entries(schema.properties as Fields).flatMap(([name, part]) =>
      partsAt(request, part, at + pointerOf(name), layout),
    );
    if (inner.length === 0) return [];
    return [
      ...texts('heading', [ui['ui:title']]),
      ...texts('help', [ui['ui:description']]),
      ...inner,
    ];
  }
  if (schema.type === 'null') return texts('text', textsOfNote(request, at));
  return [
    {
      // A table of values says nothing but their titles.
      ...questionAt(request, [{ at, schema }], { hasWords: layout !== 'table' }),
      answers: [shownAnswer(request, schema, at)],
    },
  ];
}

/** A text by itself, with its links; where these are a list, with all of them. */
function textsOfNote({ definition, context }: Shown, at: Pointer): (string | undefined)[] {
  const ui = uiAt(definition.ui, at);
  const listed = (context.lists?.[at] ?? []).flatMap(({ label, url }) => (url ? [label] : []));
  return [ui['ui:title'], ...notesOf(ui), ...listed];
}

const notesOf = (ui: Ui): string[] => [
  ...(ui['ui:notes'] ?? []),
  ...(ui['ui:links'] ?? []).map(({ title }) => title),
];

/** A row for each question, a column for each party with questions. */
function tableOf(request: Shown, described: Fields, columns: Column[]): ShownPart[] {
  const rows = rowsOf(columns, (field) => described[field] !== undefined);
  if (rows.length === 0) return [];
  const questions = rows.map(({ cells }) => ({
    ...questionAt(
      request,
      cells.flatMap(({ field }) =>
        field === undefined ? [] : [{ at: pointerOf(field), schema: described[field]! }],
      ),
    ),
    answers: cells.flatMap(({ title, field }) =>
      field === undefined
        ? []
        : [{ party: title, ...shownAnswer(request, described[field]!, pointerOf(field)) }],
    ),
  }));
  return [{ kind: 'table', parties: rows[0]!.cells.map(({ title }) => title), questions }];
}

/** One question, to one party or several: the field of the last one names it. */
function questionAt(
  { definition, context, answers }: ResolvedRequest,
  fields: AskedField[],
  { hasWords = true } = {},
): Omit<ShownQuestion, 'answers'> {
  const { at, schema } = fields.at(-1)!;
  const ui = uiAt(definition.ui, at);
  const isRecord = fields.every((field) => field.schema.readOnly === true);
  const help = isRecord ? noteOfRecord(definition, at, ui) : ui['ui:help'];
  const isWorkedOut = fields.some((field) => isWorkedOutAt(definition, field.at));
  const notes = fields.flatMap((field) => notesOf(uiAt(definition.ui, field.at)));
  const list = context.lists?.[titleLocation(at)];
  const choices = choicesAt({ definition, context, answers }, at, schema, list);
  return {
    kind: 'question',
    label: labelWithGroup(definition, at),
    ...(hasWords && help !== undefined && { help }),
    ...(hasWords && notes.length > 0 && { notes: [...new Set(notes)] }),
    ...(choices.length > 0 && { choices }),
    ...(isRecord && !isWorkedOut && { fromRecords: true }),
  };
}

/** Where a value to read comes from. */
function noteOfRecord(definition: CompiledDefinition, at: Pointer, ui: Ui): string | undefined {
  if (ui['ui:widget'] !== 'existing' || ui['ui:help'] !== undefined) return ui['ui:help'];
  if (isFilledAt(definition, at)) return t('asShown.filled');
  return t(isWorkedOutAt(definition, at) ? 'asShown.workedOut' : 'asShown.fromRecords');
}

const isFilledAt = ({ request }: CompiledDefinition, at: Pointer): boolean =>
  Object.values(request.lookUps ?? {}).some(({ fills }) => at in fills);

/** Whether a value to read follows from answers; what a look-up found is of our records. */
const isWorkedOutAt = (definition: CompiledDefinition, at: Pointer): boolean =>
  !isFilledAt(definition, at) && followsFromAnswers(definition, at);

/** The words of all choices that were offered; a box to tick has none beside its own. */
function choicesAt(
  { definition, context, answers }: Pick<ResolvedRequest, 'definition' | 'context' | 'answers'>,
  at: Pointer,
  schema: Schema,
  list: { label: string }[] | string | undefined,
): string[] {
  const ui = uiAt(definition.ui, at);
  if (schema.readOnly || ui['ui:widget'] === 'checkbox') return [];
  if (Array.isArray(list)) return list.map(({ label }) => label);
  const all = choicesOf(schema, ui['ui:enumNames']);
  return offeredChoices(definition, context, answers, titleLocation(at), all).map(
    ({ value, label }) => label ?? t(value === true ? 'asShown.yes' : 'asShown.no'),
  );
}

const texts = (kind: 'heading' | 'text' | 'help', given: (string | undefined)[]): ShownPart[] =>
  given.flatMap((text) => (text ? [{ kind, text }] : []));
