import {
  canonicalAnswer,
  choicesOf,
  chosenOf,
  dateFrom,
  extensionOf,
  isDate,
  isNumber,
  isObject,
  isReadable,
  type Option,
  pointerOf,
  type Schema,
  type Ui,
  type WidgetName,
  yearsFor,
} from '#engine';
import { isEqual } from '../assertionHolds';

/** What a widget knows of its field. */
export interface Given {
  schema: Schema;
  ui: Ui;
  /** YYYY-MM-DD, where it is known. */
  today: string | undefined;
  /** Of a list of request.json; `undefined` where the field has none. */
  options: Option[] | undefined;
  /** Whether the customer is asked for a part of an entry or object; `inner`: pointer into the field. */
  isAskedPart: (inner: string) => boolean;
  /** Whether such a part can have a value. */
  isGivablePart: (inner: string, value: unknown) => boolean;
}

type Gives = (value: unknown, given: Given) => boolean;

const never: Gives = () => false;

const lineBreak = /[\n\v\f\r\u2028\u2029]/;

/** A text that can be typed or pasted; one that is not canonical becomes so when the box is left. */
const isTyped = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && isReadable(text);

/** A number is typed as plain digits: 1e21 and a number of twenty digits stay texts. */
const text: Gives = (value, { schema }) =>
  typeof value === 'number'
    ? isNumber(schema) && canonicalAnswer(schema, String(value)) === value
    : isTyped(value) && !lineBreak.test(value);

const isAmong = (value: unknown, choices: { value: unknown }[]): boolean =>
  choices.some((choice) => choice.value === value);

/** Boxes are ticked in any order, and come in that of the choices. */
const checkboxes: Gives = (value, { schema }) =>
  Array.isArray(value) &&
  value.length > 0 &&
  isEqual(
    value,
    chosenOf(choicesOf(schema), value).map((choice) => choice.value),
  );

const upload: Gives = (value) =>
  isObject(value) &&
  ['id', 'name', 'type'].every((name) => typeof value[name] === 'string') &&
  Number.isInteger(value.size) &&
  Number(value.size) >= 0;

/** What is typed as a day of the calendar, or as one that the calendar does not have. */
const typedDay: Gives = (value) =>
  isTyped(value) &&
  (isDate(value) ? dateFrom(value) === value : /^[\d\s/.-]+$/.test(value) && !dateFrom(value));

/** Three drop-downs; while one is empty the answer lacks that part. */
const pickedDay: Gives = (value, { schema, today }) => {
  const parts = typeof value === 'string' && /^(\d{4})?-(\d\d)?-(\d\d)?$/.exec(value);
  if (!parts || value === '--') return false;
  const [, year, month, day] = parts;
  if (year !== undefined && today !== undefined && !yearsFor(schema, today).includes(year))
    return false;
  return isDate(`${year ?? 2000}-${month ?? '01'}-${day ?? '01'}`);
};

/** Entries of which all that is asked can be given; the rest comes from the insurer. */
const rows: Gives = (value, { ui, isAskedPart, isGivablePart }) =>
  Array.isArray(value) &&
  value.every(
    (row) =>
      isObject(row) &&
      Object.entries(row).every(([name, part]) => {
        if (name === ui['ui:entries']?.editing) return typeof part === 'boolean';
        const inner = `/items${pointerOf(name)}`;
        return !isAskedPart(inner) || isGivablePart(inner, part);
      }),
  );

/** The button that adds an entry goes once there are as many as may be. */
const entries: Gives = (value, given) => {
  const { schema, ui } = given;
  return (
    ui['ui:entries']?.editing !== undefined &&
    Array.isArray(value) &&
    value.length <= (schema.maxItems ?? Infinity) &&
    rows(value, given)
  );
};

/** Whether a widget can be used to give a value, by its name in ui.json. */
export const widgetGives: { [name in WidgetName]: Gives } = {
  text,
  pincode: text,
  otp: text,
  textarea: isTyped,
  select: (value, { schema, ui, options }) =>
    isAmong(value, options ?? choicesOf(schema, ui['ui:enumNames'])),
  radio: (value, { schema }) => isAmong(value, choicesOf(schema)),
  checkboxes,
  checkbox: (value) => typeof value === 'boolean',
  button: (value) => value === true,
  date: (value, given) => (given.ui['ui:pickOnly'] ? pickedDay : typedDay)(value, given),
  upload,
  // The camera takes its own pictures, and none without a byte.
  webcam(value, given) {
    if (!upload(value, given)) return false;
    const { name, size } = value as { name: string; size: number };
    return size > 0 && ['webp', 'jpg'].includes(extensionOf(name));
  },
  entries,
  table: rows,
  existing: never,
  hidden: never,
  note: never,
  links: never,
};
