import { isGroup, isMultipleChoice, pointerOf, type Schema, uiAt, type Ui } from '#engine';
import { conditionsOf, testsIn } from '../shared/conditions';
import type { Check, CheckInput } from './check';

/** What decides whether a property of a field has an effect. */
interface Field {
  at: string;
  /** All descriptions of the field. */
  schemas: Schema[];
  ui: Ui;
  widget: string;
  input: CheckInput;
}

const hasWidget =
  (...names: string[]) =>
  ({ widget }: Field) =>
    widget === '' || names.includes(widget);
const isOfType =
  (...types: string[]) =>
  ({ schemas }: Field) =>
    schemas.some(({ type }) => types.includes(type));
const isTextOfFormat =
  (...formats: string[]) =>
  ({ schemas }: Field) =>
    schemas.some(({ format }) => formats.includes(format));
const isNumber = isOfType('number', 'integer');
const isDrawn = ({ widget }: Field) => widget !== 'hidden';

const shown = [
  { isUsed: isDrawn, by: 'a field that is shown' },
  {
    isUsed: ({ schemas }: Field) => !schemas.some(isGroup),
    by: 'a field; a group has "ui:description"',
  },
];

/** Which fields have a use for a property, and in what words. */
const uses: { [property: string]: { isUsed: (field: Field) => boolean; by: string }[] } = {
  'ui:placeholder': [
    {
      isUsed: hasWidget('text', 'textarea', 'date', 'otp', 'pincode', 'select'),
      by: 'a widget in which the customer types or chooses',
    },
  ],
  'ui:autocomplete': [
    {
      isUsed: hasWidget('text', 'textarea', 'date', 'otp', 'pincode', 'select'),
      by: 'a widget in which the customer types or chooses',
    },
    {
      isUsed: ({ schemas }) => schemas.some((schema) => !schema.readOnly || schema.proof),
      by: 'a field that the customer fills in',
    },
  ],
  'ui:width': [
    {
      isUsed: hasWidget('text', 'date', 'otp', 'pincode', 'select'),
      by: 'a widget of one line',
    },
  ],
  'ui:decimals': [{ isUsed: isNumber, by: 'a number' }],
  'ui:money': [
    {
      isUsed: (field) => isNumber(field) || isTextOfFormat('amount', 'digits', 'free-text')(field),
      by: 'a number or a text with "format": "amount", "digits" or "free-text"',
    },
  ],
  'ui:unit': [
    {
      isUsed: (field) => isNumber(field) || isTextOfFormat('digits', 'free-text')(field),
      by: 'a number or a text with "format": "digits" or "free-text"',
    },
  ],
  'ui:mask': [
    {
      isUsed: ({ schemas }) =>
        schemas.some(
          ({ type, enum: values, format }) => type === 'string' && !values && format !== 'date',
        ),
      by: 'a text that is neither a choice nor a date',
    },
    { isUsed: isDrawn, by: 'a field that is shown' },
  ],
  'ui:pickOnly': [{ isUsed: hasWidget('date'), by: 'the widget "date"' }],
  'ui:entries': [{ isUsed: hasWidget('entries'), by: 'the widget "entries"' }],
  'ui:help': shown,
  'ui:notes': shown,
  'ui:links': shown,
  'ui:enumNames': [
    {
      isUsed: ({ schemas }) =>
        schemas.some(
          (schema) => schema.enum || schema.type === 'boolean' || isMultipleChoice(schema),
        ),
      by: 'a field with an enum in schema.json (a list of request.json brings its own texts)',
    },
  ],
  'ui:forgets': [
    {
      isUsed: ({ at, input }) => isTested(input, at),
      by: 'a field on which a condition of schema.json depends',
    },
  ],
  'ui:lookUp': [
    {
      isUsed: ({ at, input }) => at in (input.definition.request.lookUps ?? {}),
      by: 'a field with a look-up in request.json',
    },
  ],
  'ui:verify': [
    {
      isUsed: ({ at, input, schemas }) =>
        input.definition.request.proofs?.[at]?.holdsWhen !== undefined &&
        schemas.every(({ upload }) => !upload),
      by: 'a field, not a photo, that a call proves: with "holdsWhen" in its entry under "proofs" of request.json',
    },
  ],
  items: [{ isUsed: isOfType('array'), by: 'a list' }],
};

/** The properties of the form as a whole. */
const ofTheForm = [
  'ui:description',
  'ui:haveReady',
  'ui:submit',
  'ui:sections',
  'ui:pages',
  'ui:policy',
];

/** The properties that the form as a whole has too. */
const ofBoth = ['ui:title', 'ui:notes', 'ui:messages'];

export const uiWithoutEffect: Check = {
  id: 'ui-without-effect',
  *run(input) {
    const { ui } = input.definition;
    for (const name of Object.keys(ui))
      if (name.startsWith('ui:') && !ofTheForm.includes(name) && !ofBoth.includes(name))
        yield {
          file: 'ui',
          at: pointerOf(name),
          target: 'name',
          message: `"${name}" belongs to a field, not to the form. Move it to its field.`,
        };
    for (const at of input.pointers) yield* atField(input, at);
  },
};

function* atField(
  input: CheckInput,
  at: string,
): ReturnType<Check['run']> extends Iterable<infer V> ? Generator<V> : never {
  const ui = uiAt(input.definition.ui, at);
  const schemas = input.fields.filter((field) => field.at === at).map(({ schema }) => schema);
  const field: Field = { at, schemas, ui, widget: ui['ui:widget'] ?? '', input };
  for (const name of Object.keys(ui)) {
    const unmet = uses[name]?.find(({ isUsed }) => !isUsed(field));
    const isOfForm =
      ofTheForm.includes(name) && !(name === 'ui:description' && schemas.some(isGroup));
    if (unmet || isOfForm)
      yield {
        file: 'ui',
        at: at + pointerOf(name),
        target: 'name',
        message: isOfForm
          ? `"${name}" belongs to the form, not to a field. Move it to the top, or remove it.`
          : `"${name}" has no effect on "${at}": it is for ${unmet!.by}. Remove it, or correct the field.`,
      };
  }
}

/** Whether a condition of schema.json tests the field. */
const isTested = ({ definition }: CheckInput, at: string): boolean =>
  conditionsOf(definition).some(
    ({ file, condition, field }) =>
      file === 'schema' &&
      [...testsIn(condition)].some(({ path }) => field + pointerOf(...path) === at),
  );
