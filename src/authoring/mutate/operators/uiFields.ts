import {
  type Definition,
  descriptionOf,
  type Pointer,
  pointerOf,
  type WidgetName,
  typesOfWidget,
  widgets,
} from '#engine';
import type { Operator } from '../mutant';
import { objectsIn } from '../places';
import { mutants, slip, type Slip } from './operator';
import { counted, pointerName, quoted } from './words/names';

/** What each widget looks like, and the one that it is mistaken for. */
const looks: { [widget in WidgetName]: [look: string, other: WidgetName] } = {
  text: ['a line of text', 'textarea'],
  textarea: ['a box of several lines', 'text'],
  select: ['a drop-down', 'radio'],
  radio: ['radio buttons', 'select'],
  checkbox: ['a box to tick', 'radio'],
  checkboxes: ['boxes to tick', 'entries'],
  date: ['a date', 'text'],
  upload: ['a file to choose', 'webcam'],
  webcam: ['a photo to take', 'upload'],
  otp: ['a text with an OTP', 'text'],
  pincode: ['a pin code that is looked up', 'text'],
  existing: ['a value to read', 'text'],
  hidden: ['nothing', 'existing'],
  note: ['a text to read', 'links'],
  links: ['a list of links', 'note'],
  button: ['a button', 'checkbox'],
  entries: ['a list that is edited entry by entry', 'table'],
  table: ['a table', 'entries'],
};

/** Another widget for the type of a field. */
function otherWidget({ schema }: Definition, at: Pointer, widget: WidgetName): WidgetName {
  const type = String(descriptionOf(schema, at)?.type);
  const [, other] = looks[widget];
  if (typesOfWidget(other)?.includes(type)) return other;
  const fitting = (Object.keys(widgets) as WidgetName[]).filter((one) =>
    typesOfWidget(one)?.includes(type),
  );
  return fitting.find((one) => one !== widget) ?? other;
}

function* widgetsChanged(definition: Definition): Generator<Slip> {
  for (const [at, { 'ui:widget': widget }] of objectsIn(definition.ui)) {
    if (typeof widget !== 'string' || !Object.hasOwn(looks, widget)) continue;
    const other = otherWidget(definition, at, widget as WidgetName);
    yield slip(
      `${pointerName(definition, `/answers${at}`)} were drawn as ${looks[other][0]} and not as ${looks[widget as WidgetName][0]}`,
      `${at}/ui:widget`,
      other,
    );
  }
}

/** Properties of a field or of the form, and what is so without them. */
const flags: { [keyword: string]: (name: string, value: any) => string } = {
  'ui:autocomplete': (name, value) =>
    `the browser were not told how to fill ${name}: ${quoted(value)}`,
  'ui:width': (name, value) => `the box of ${name} were as wide as any and not ${value} characters`,
  'ui:pickOnly': (name) => `${name} could also be typed and not only picked`,
  'ui:lookUp': (name) => `the look-up of ${name} started by itself and not by a button`,
  'ui:mask': (name) => `all of ${name} could be read and not only a part`,
  'ui:money': (name) => `${name} were not shown in rupees`,
  'ui:decimals': (name, value) =>
    `${name} were shown with any number of decimals and not with ${value}`,
  'ui:forgets': (name) => `answers that ${name} hides were kept`,
  'ui:pages': () => 'the form were one page and not a page for each section',
  'ui:policy': () => 'the policy were picked from a list and not searched for',
};

function* flagsDropped(definition: Definition): Generator<Slip> {
  for (const [at, part] of objectsIn(definition.ui))
    for (const [keyword, words] of Object.entries(flags))
      if (keyword in part) {
        const name = at === '' ? 'the form' : pointerName(definition, `/answers${at}`);
        yield slip(words(name, part[keyword]), at + pointerOf(keyword));
      }
}

/** Properties with a number, and how it is said. */
const numbers: { [keyword: string]: (name: string, value: number, now: number) => string } = {
  'ui:width': (name, value, now) =>
    `the box of ${name} were ${value} characters wide and not ${now}`,
  'ui:decimals': (name, value, now) =>
    `${name} were shown with ${value} decimals and not with ${now}`,
};

function* numbersChanged(definition: Definition): Generator<Slip> {
  for (const [at, part] of objectsIn(definition.ui))
    for (const [keyword, words] of Object.entries(numbers)) {
      const now: unknown = part[keyword];
      if (typeof now !== 'number') continue;
      yield slip(
        words(pointerName(definition, `/answers${at}`), now + 1, now),
        at + pointerOf(keyword),
        now + 1,
      );
    }
}

/** One character more of a masked text. */
function* masksChanged(definition: Definition): Generator<Slip> {
  for (const [at, { 'ui:mask': mask }] of objectsIn(definition.ui))
    for (const [end, place] of [
      ['first', 'start'],
      ['last', 'end'],
    ] as const) {
      const now: unknown = mask?.[end];
      if (typeof now !== 'number') continue;
      yield slip(
        `${pointerName(definition, `/answers${at}`)} could be read with ${counted(now + 1, 'character')} at its ${place} and not with ${now}`,
        `${at}/ui:mask/${end}`,
        now + 1,
      );
    }
}

/** What the browser would fill in instead. */
function* autocompleteChanged(definition: Definition): Generator<Slip> {
  for (const [at, { 'ui:autocomplete': now }] of objectsIn(definition.ui)) {
    if (typeof now !== 'string') continue;
    const other = now === 'off' ? 'name' : 'off';
    yield slip(
      `the browser filled ${pointerName(definition, `/answers${at}`)} by ${quoted(other)} and not by ${quoted(now)}`,
      `${at}/ui:autocomplete`,
      other,
    );
  }
}

export const uiFieldOperators: Operator[] = [
  {
    id: 'ui:widget-changed',
    part: 'drawing',
    explains: 'Draws a field with another widget of the same type.',
    mutantsOf: mutants('ui', widgetsChanged),
  },
  {
    id: 'ui:flag-dropped',
    part: 'drawing',
    explains: 'Takes one of the properties away that say how a field or the form is drawn.',
    mutantsOf: mutants('ui', flagsDropped),
  },
  {
    id: 'ui:number-changed',
    part: 'drawing',
    explains: 'Draws a box one character wider, or a number with one decimal more.',
    mutantsOf: mutants('ui', numbersChanged),
  },
  {
    id: 'ui:mask-changed',
    part: 'drawing',
    explains: 'Leaves one character more of a masked text to be read.',
    mutantsOf: mutants('ui', masksChanged),
  },
  {
    id: 'ui:autocomplete-changed',
    part: 'drawing',
    explains: 'Lets the browser fill in something else than is meant.',
    mutantsOf: mutants('ui', autocompleteChanged),
  },
];
