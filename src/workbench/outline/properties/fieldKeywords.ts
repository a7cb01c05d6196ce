import { isOfAnswer, isSupportedKeyword } from '#authoring';
import { isMultipleChoice, keywords, type ProofCall, type Schema, type WidgetName } from '#engine';

/** A field as far as the choice of its keywords needs to know it. */
export interface Kind {
  schema: Schema;
  widget: WidgetName;
  hasLookUp: boolean;
  /** How its answer is proved, if it is. */
  proof?: ProofCall | undefined;
}

type Fits = (kind: Kind) => boolean;

const always: Fits = () => true;
const isText: Fits = ({ schema }) => schema.type === 'string';
const isNumber: Fits = ({ schema }) => schema.type === 'number' || schema.type === 'integer';
const isList: Fits = ({ schema }) => schema.type === 'array';
const isDate: Fits = ({ schema }) => schema.format === 'date';
const isChosen: Fits = ({ schema }) =>
  schema.enum !== undefined || schema.oneOf !== undefined || isMultipleChoice(schema);
const isTyped: Fits = (kind) =>
  (isText(kind) || isNumber(kind)) && !isChosen(kind) && !isDate(kind);
const isBoxed: Fits = (kind) => isTyped(kind) && ['text', 'textarea'].includes(kind.widget);

function isProvedByCall({ schema, proof }: Kind): boolean {
  return proof?.holdsWhen !== undefined && schema.upload === undefined;
}

/** The words of ui.json that make sense for a field, in the order in which they are shown. */
export const wordsFor: [name: string, fits: Fits][] = [
  ['ui:title', always],
  ['ui:help', always],
  ['ui:description', ({ schema }) => schema.type === 'null' || schema.type === 'array'],
  ['ui:widget', always],
  ['ui:placeholder', isBoxed],
  ['ui:width', isBoxed],
  ['ui:unit', (kind) => isTyped(kind)],
  ['ui:mask', (kind) => isText(kind) && !isChosen(kind) && !isDate(kind)],
  ['ui:money', (kind) => isNumber(kind) || kind.schema.format === 'amount'],
  ['ui:decimals', isNumber],
  ['ui:pickOnly', isDate],
  ['ui:lookUp', ({ hasLookUp }) => hasLookUp],
  ['ui:verify', isProvedByCall],
  ['ui:notes', always],
  ['ui:entries', (kind) => isList(kind) && kind.widget === 'entries'],
  ['ui:forgets', (kind) => kind.schema.type === 'boolean' || isChosen(kind)],
  ['ui:autocomplete', isBoxed],
];

/** The keywords of JSON Schema itself. */
const plain: [name: string, fits: Fits][] = [
  ['format', isTyped],
  ['minLength', isTypedText],
  ['maxLength', (kind) => isText(kind) && !isChosen(kind)],
  ['pattern', isTypedText],
  ['minimum', (kind) => isNumber(kind) && !isChosen(kind)],
  ['maximum', (kind) => isNumber(kind) && !isChosen(kind)],
  ['minItems', isList],
  ['maxItems', isList],
  ['readOnly', ({ schema }) => schema.type !== 'null' && schema.upload === undefined],
];

function isTypedText(kind: Kind): boolean {
  return isText(kind) && isTyped(kind);
}

const ofDates = new Set([
  'before',
  'after',
  'notBefore',
  'notAfter',
  'withinDays',
  'ageAtLeast',
  'ageBelow',
]);
/** Those of conditions, and those whose value is a schema. */
const elsewhere = new Set(['changedFrom', 'usually']);
const ofNumbers = new Set(['numberAtLeast', 'numberAtMost']);

const ownFit =
  ({ name, type }: (typeof keywords)[number]): Fits =>
  (kind) => {
    const is = kind.schema.type === 'integer' ? 'number' : kind.schema.type;
    if (elsewhere.has(name) || ![type].flat().includes(is)) return false;
    if (name === 'upload') return kind.schema.upload !== undefined;
    if (name === 'proof') return kind.schema.proof !== undefined || isBoxed(kind);
    if (ofDates.has(name)) return isDate(kind);
    if (ofNumbers.has(name))
      return (
        isTyped(kind) && (isNumber(kind) || [undefined, 'amount'].includes(kind.schema.format))
      );
    return is === 'array' ? !isChosen(kind) : isTyped(kind);
  };

/** The rules of schema.json that make sense for a field. */
export const rulesFor: [name: string, fits: Fits][] = [
  ...plain.filter(([name]) => isSupportedKeyword(name)),
  ...keywords.map((keyword): [string, Fits] => [keyword.name, ownFit(keyword)]),
];

/** What `usually` may contain. */
export const usualFor: [name: string, fits: Fits][] = rulesFor.filter(([name]) => isOfAnswer(name));

/** The rules that an answer may break: each has a message. */
export function breakableRules(kind: Kind, isRequired: boolean, hasList: boolean) {
  const { schema, hasLookUp } = kind;
  const plainRules = [
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
  ];
  const own = keywords.filter(({ validate, isSoft }) => validate || isSoft).map(({ name }) => name);
  const present = [...plainRules, ...own].filter((name) => name in schema);
  const isMust = schema.type === 'boolean' && 'enum' in schema;
  return [
    ...(isRequired ? ['required'] : []),
    ...(isMust ? ['enum'] : []),
    ...present,
    ...('upload' in schema ? ['uploadSize', 'uploadEmpty'] : []),
    ...('proof' in schema ? [isProvedByCall(kind) ? 'refused' : 'otpRequired', 'verified'] : []),
    ...(hasList ? ['list'] : []),
    ...(hasLookUp ? ['lookUp'] : []),
  ];
}
