import { inCells, requiredMessage } from '#authoring';
import { fieldNameProblem, type Schema, widgetFor } from '#engine';

/** The parts of a field that is added. */
export interface NewField {
  name: string;
  schema: { [keyword: string]: unknown };
  ui: { [keyword: string]: unknown };
  isRequired: boolean;
}

interface Kind {
  schema: { [keyword: string]: unknown };
  widget: string;
  ui?: { [keyword: string]: unknown };
  /** The customer chooses one of several answers, or, in a list, several. */
  hasChoices?: true;
  /** The customer adds entries, each of which answers the same questions; the first one is asked for with the list. */
  hasEntries?: true;
  /** What is asked only by the form itself, and not within a list or a group. */
  isOutermost?: true;
  /** What a text of the format is called, in the message for one that is none. */
  answer?: string;
}

const upload = { extensions: ['pdf', 'jpg', 'jpeg'], maxBytes: 5_000_000 };

/** What an analyst can ask for, by a name that has its words in the texts of the workbench. */
export const kinds = {
  text: { schema: { type: 'string', maxLength: 100 }, widget: 'text' },
  longText: { schema: { type: 'string', maxLength: 500 }, widget: 'textarea' },
  number: { schema: { type: 'integer', minimum: 0 }, widget: 'text' },
  amount: {
    schema: { type: 'string', format: 'amount', maxLength: 12 },
    widget: 'text',
    ui: { 'ui:money': true },
    answer: 'amount',
  },
  date: {
    schema: { type: 'string', format: 'date', maxLength: 10 },
    widget: 'date',
    answer: 'date',
  },
  radio: { schema: { type: 'string' }, widget: 'radio', hasChoices: true },
  select: { schema: { type: 'string' }, widget: 'select', hasChoices: true },
  checkboxes: {
    schema: { type: 'array', uniqueItems: true },
    widget: 'checkboxes',
    hasChoices: true,
  },
  list: {
    schema: { type: 'array', maxItems: 10 },
    widget: 'entries',
    hasEntries: true,
    isOutermost: true,
  },
  yesNo: { schema: { type: 'boolean' }, widget: 'radio' },
  tick: { schema: { type: 'boolean', enum: [true] }, widget: 'checkbox' },
  upload: { schema: { type: 'object', upload }, widget: 'upload', isOutermost: true },
  pincode: {
    schema: { type: 'string', format: 'pincode', maxLength: 6 },
    widget: 'text',
    answer: 'pin code',
  },
  mobile: {
    schema: { type: 'string', format: 'mobile', maxLength: 10 },
    widget: 'text',
    answer: 'mobile number',
  },
  email: {
    schema: { type: 'string', format: 'email', maxLength: 100 },
    widget: 'text',
    answer: 'e-mail address',
  },
  pan: { schema: { type: 'string', format: 'pan', maxLength: 10 }, widget: 'text', answer: 'PAN' },
  note: { schema: { type: 'null' }, widget: 'note' },
} satisfies { [name: string]: Kind };

export type KindName = keyof typeof kinds;

/** Where a field is: in the form itself, within a list or a group, or in a list that is a table. */
export type Surroundings = 'form' | 'inside' | 'table';

/** The kinds that a field can have there. */
export const kindsIn = (around: Surroundings): KindName[] =>
  (Object.keys(kinds) as KindName[]).filter((name) => {
    const kind: Kind = kinds[name];
    if (around === 'table') return inCells.includes(kind.widget);
    return around === 'form' || !kind.isOutermost;
  });

interface Wanted {
  title: string;
  name: string;
  isRequired: boolean;
  /** The texts of the answers to choose from. */
  choices?: string[];
  /** The title of the first question of an entry. */
  firstTitle?: string;
}

/** A field of a kind. Its messages are a beginning, to be written better. */
export function newField(
  kindName: KindName,
  { title, name, isRequired, choices, firstTitle }: Wanted,
): NewField {
  const kind: Kind = kinds[kindName];
  const entries = kind.hasEntries && entriesOf(firstTitle ?? title);
  const words = choices?.map((choice) => choice.trim()).filter(Boolean) ?? [];
  const values = kind.hasChoices && distinct(words.map(nameFor));
  return fieldOf(
    { ...kind.schema, ...(values && withValues(kind.schema, values)), ...entries?.schema },
    {
      'ui:title': title,
      'ui:widget': kind.widget,
      ...kind.ui,
      ...entries?.ui,
      ...(values && { 'ui:enumNames': words }),
    },
    { name, isRequired },
    {
      ...(isRequired && { required: requiredMessage(kind.schema, kind.widget, title) }),
      ...(kind.answer && { format: `Please enter a valid ${kind.answer}` }),
    },
  );
}

/** The boolean that is true while an entry is open; the form can be sent once none is. */
const editing = 'isEditing';

/** The first field of the entries of a list, a text that names them, and the words of the list. */
function entriesOf(firstTitle: string): Pick<NewField, 'schema' | 'ui'> {
  const name = freeName(nameFor(firstTitle), [editing]) || 'answer';
  const first = newField('text', { title: firstTitle, name, isRequired: true });
  return {
    schema: {
      items: {
        type: 'object',
        properties: { [name]: first.schema, [editing]: { type: 'boolean', enum: [false] } },
        required: [name],
      },
    },
    ui: {
      'ui:entries': {
        name: `{${name}}`,
        add: 'Add an entry',
        new: 'New entry',
        edit: 'Edit',
        update: 'Save',
        delete: 'Delete',
        none: 'Nothing is added yet.',
        editing,
      },
      items: {
        [name]: first.ui,
        [editing]: { 'ui:title': 'Being edited', 'ui:widget': 'hidden' },
      },
    },
  };
}

const withValues = ({ type }: Kind['schema'], values: string[]) =>
  type === 'array' ? { items: { type: 'string', enum: values } } : { enum: values };

/** A field that refers to a shared piece: `../_shared/identity.json#/$defs/pan`. `piece`: what it says. */
export function fieldFromPiece(ref: string, piece: Schema, wanted: Wanted): NewField {
  const { title, isRequired } = wanted;
  const widget = widgetFor(piece);
  return fieldOf({ $ref: ref }, { 'ui:title': title, 'ui:widget': widget }, wanted, {
    ...(isRequired && { required: requiredMessage(piece, widget, title) }),
  });
}

function fieldOf(
  schema: NewField['schema'],
  ui: NewField['ui'],
  { name, isRequired }: Pick<Wanted, 'name' | 'isRequired'>,
  messages: { [rule: string]: string },
): NewField {
  const hasMessages = Object.keys(messages).length > 0;
  const { items, ...words } = ui;
  return {
    name,
    schema,
    ui: {
      ...words,
      ...(hasMessages && { 'ui:messages': messages }),
      ...(items !== undefined && { items }),
    },
    isRequired,
  };
}

/** A name for a title: `Date of birth` → `date_of_birth`. */
export function nameFor(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = (words ?? []).join('_').slice(0, 40).replace(/_$/, '');
  return /^[a-z]/.test(name) ? name : name && `answer_${name}`;
}

const distinct = (values: string[]): string[] =>
  values.reduce<string[]>(
    (taken, value) => [...taken, numbered(value || 'choice', (name) => taken.includes(name))],
    [],
  );

/** A name with the first number that makes it free. */
export function numbered(wished: string, isTaken: (name: string) => boolean): string {
  let name = wished;
  for (let i = 2; isTaken(name); i++) name = `${wished}_${i}`;
  return name;
}

/** The first of some choices that is there twice. */
export const equalChoice = (choices: string[]): string | undefined => {
  const words = choices.map((choice) => choice.trim());
  return words.find((word, i) => words.indexOf(word) !== i);
};

/** Why a field cannot have a name: the key of a text; undefined where it can. */
export function nameProblem(
  name: string,
  taken: string[],
): ReturnType<typeof fieldNameProblem> | 'taken' {
  if (name === 'policy') return 'reserved';
  return fieldNameProblem(name) ?? (taken.includes(name) ? 'taken' : undefined);
}

/** A name that is free, and like the one that is wished for. */
export const freeName = (wished: string, taken: string[]): string =>
  numbered(wished, (name) => ['taken', 'reserved'].includes(nameProblem(name, taken) ?? ''));
