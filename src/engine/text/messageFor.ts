import { isAnswered } from '../keywords/severalNames';
import type { Answers, Definition, Pointer, RuleError, Schema, Ui } from '../definition/definition';
import type { UploadLimits } from '../keywords/upload';
import { plainDigits } from '../json/decimals';
import { isObject } from '../json/object';
import { getAt, parentOf, partsOf, pointerOf } from '../json/pointer';
import { choicesOf, joinedLabels } from '../layout/choices';
import { widgetFor } from '../layout/widgetFor';
import { formatMoney } from './amounts';
import { limitKey, quantityValues } from './limits';
import { isNumeric } from './measure';
import { interpolate, wordOfRecords } from './message';
import { formatDate } from './moments';
import { reasonFor } from './reason';
import { uiAt } from './uiAt';
import { descriptionOf } from '../schema/fields';
import english from './en.json' with { type: 'json' };

/** The title of a field in ui.json, else its name with spaces. */
export function labelOf({ ui }: Definition, at: Pointer): string {
  return uiAt(ui, at)['ui:title'] ?? (partsOf(at).at(-1) ?? '').replaceAll('_', ' ');
}

/**
 * The message for a rule that failed: that of the field (`ui:messages`, by rule, and by limit if the field has the
 * rule twice), the engine's reason where the `value` shows one, that of the form, or the engine's own. Fills in
 * `{label}`, `{value}` and `{limit}`; of a limit that is an object its properties (`{total}`, `{extensions}`) instead,
 * and `{size}` for `maxBytes`. A limit that is another answer is the number in `answers`.
 */
export function messageFor(
  definition: Definition,
  {
    at,
    rule,
    limit,
    value,
    answers,
  }: { at: Pointer; rule: string; limit?: unknown; value?: unknown; answers?: Answers },
): string {
  const { rules, reasons } = engineMessages(definition);
  const wordsOf = (ui: Ui): string | undefined => {
    const words = ui['ui:messages']?.[rule];
    return typeof words === 'object' ? words[limitKey(limit)] : words;
  };
  const own = wordsOf(uiAt(definition.ui, at));
  const ofForm = wordsOf(definition.ui);
  const reason =
    own === undefined
      ? reasonFor(descriptionOf(definition.schema, at) ?? {}, rule, value)
      : undefined;
  // That an answer is missing, and how its format is written, are said in the words of the form.
  const isSaid =
    ofForm !== undefined &&
    (rule === 'required' || (rule === 'format' && reason?.name === 'pattern'));
  if (reason && !isSaid)
    return interpolate(reasons[reason.name], {
      label: labelOf(definition, at),
      limit,
      ...reason.values,
    });
  const fallback =
    (rules as Record<string, string>)[engineRule(definition, at, rule)] ?? rules.other;
  return interpolate(
    own ?? ofForm ?? fallback,
    {
      label: labelOf(definition, at),
      value,
      update: entriesAround(definition.ui, at)?.update,
      ...(isAboutSeveral(rule) && { fields: labelsOf(definition, parentOf(at), limit) }),
      ...(quantityValues(definition, at, rule, limit, answers) ??
        (isObject(limit)
          ? { ...limit, ...uploadValues(limit) }
          : {
              limit: shownLimit(definition, at, rule, limit),
              other: otherShown(definition, at, limit, answers),
            })),
    },
    definition.textAt,
  );
}

/** Rules of JSON Schema whose limit is a value of the field. */
const valueRules = new Set(
  'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'.split(' '),
);

function shownLimit(definition: Definition, at: Pointer, rule: string, limit: unknown): unknown {
  const ui = uiAt(definition.ui, at);
  if (rule === 'const') return choiceShown(definition, at, limit);
  return ui['ui:money'] && valueRules.has(rule) && isNumeric(limit)
    ? formatMoney(limit, ui['ui:decimals'])
    : typeof limit === 'number'
      ? plainDigits(limit)
      : limit;
}

/** A value as its choice is called, where it is one. */
function choiceShown(definition: Definition, at: Pointer, value: unknown): unknown {
  const choices = choicesOf(
    descriptionOf(definition.schema, at) ?? {},
    uiAt(definition.ui, at)['ui:enumNames'],
  );
  const { yes, no } = engineMessages(definition).draft;
  const label = choices.find((choice) => choice.value === value)?.label;
  return label ?? (typeof value === 'boolean' ? (value ? yes : no) : value);
}

/** What a rule compares with: the day, another answer by its title, or one that is not shown by what it is. */
function otherShown(
  definition: Definition,
  at: Pointer,
  limit: unknown,
  answers: Answers | undefined,
): string | undefined {
  if (limit === 'today') return engineMessages(definition).today;
  if (typeof limit !== 'string' || !/^\.?\//.test(limit)) return undefined;
  const other = limit.startsWith('./') ? parentOf(at) + limit.slice(1) : limit;
  if (uiAt(definition.ui, other)['ui:widget'] !== 'hidden')
    return `“${labelOf(definition, other)}”`;
  const value = getAt(answers ?? {}, other);
  return value === undefined ? '…' : formatDate(String(value));
}

/**
 * The engine's words for a rule: what a call proves is not proved by an OTP, a box that has to be ticked is not entered,
 * and no choice says that an entry is open.
 */
function engineRule({ request, ui, schema }: Definition, at: Pointer, rule: string): string {
  if (rule === 'proof' && request.proofs?.[at]?.holdsWhen) return 'unproved';
  const isAboutTick = ['required', 'enum', 'const'].includes(rule);
  if (isAboutTick && isToTick(descriptionOf(schema, at) ?? {}, uiAt(ui, at))) return 'tick';
  const isOpenEntry = rule === 'enum' && entriesAround(ui, at)?.editing === partsOf(at).at(-1);
  return isOpenEntry ? 'openEntry' : rule;
}

/** Whether a field is a box that has to be ticked. */
export function isToTick(schema: Schema, ui: Ui): boolean {
  const { const: only, enum: all } = schema;
  const isYes = (only ?? (all?.length === 1 && all[0])) === true;
  return isYes && widgetFor(schema, ui) === 'checkbox';
}

/** What the buttons of a list are called, for a field of its entries. */
const entriesAround = (ui: Ui, at: Pointer): Ui['ui:entries'] =>
  uiAt(ui, parentOf(parentOf(at)))['ui:entries'];

/** The titles of fields next to each other, with their sections where two are alike; of none while the limit is not known. */
function labelsOf(definition: Definition, within: Pointer, names: unknown): string {
  const fields = [names ?? []].flat().map((name) => within + pointerOf(`${name}`));
  const labels = fields.map((at) => labelOf(definition, at));
  const isAlone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return joinedLabels(
    labels.map((title, i) => (isAlone(title) ? title : withSection(definition, fields[i]!, title))),
  );
}

function withSection(definition: Definition, at: Pointer, title: string): string {
  const [name, ...inner] = partsOf(at);
  const sections = inner.length === 0 ? (definition.ui['ui:sections'] ?? []) : [];
  const party = sections.find(({ fields = [] }) => fields.includes(name!))?.title;
  return party ? interpolate(engineMessages(definition).draft.of, { title, party }) : title;
}

function uploadValues({ extensions, maxBytes }: Partial<UploadLimits>) {
  return {
    extensions: extensions?.map((extension) => `.${extension}`).join(', '),
    // Megabytes of 1,000,000 bytes (OPEN-099).
    size: maxBytes === undefined ? undefined : `${maxBytes / 1_000_000}MB`,
  };
}

/** The messages of the engine, in the language of the definition. */
export function engineMessages(definition: Definition): typeof english {
  return definition.words ?? english;
}

/** A word of the insurer's records or lists, for instance "Annually", in the language of the definition. */
export const recordWord = (definition: Definition, word: string): string =>
  wordOfRecords(engineMessages(definition), word);

/** The value of the keyword that failed; Ajv has several names for it. */
export function limitOf({ params }: RuleError): unknown {
  return params.limit ?? params.format ?? params.pattern ?? params.allowedValue;
}

/** Whether a rule is one of an object about several of its fields. */
const isAboutSeveral = (rule: string): boolean => rule === 'anyRequired' || rule === 'atMostOne';

/**
 * The fields that an error can be told at, the best one first: Ajv reports missing properties at the object around them.
 * Of several, of which one is enough, it is the first; of several, of which one is allowed, the second that is answered.
 */
export function fieldsOfError(
  { instancePath, keyword, params }: RuleError,
  answers: unknown,
): Pointer[] {
  if (keyword === 'required') return [instancePath + pointerOf(params.missingProperty)];
  if (!isAboutSeveral(keyword)) return [instancePath];
  const fields = (params.limit as string[]).map((name) => instancePath + pointerOf(name));
  if (keyword === 'anyRequired') return fields;
  const [first, ...others] = fields.filter((at) => isAnswered(getAt(answers, at)));
  return [...others, first!];
}

/** The first of {@link fieldsOfError}. */
export const fieldOfError = (error: RuleError, answers: unknown): Pointer =>
  fieldsOfError(error, answers)[0]!;
