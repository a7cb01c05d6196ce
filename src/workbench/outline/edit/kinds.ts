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
  /** The customer chooses one of several answers. */
  hasChoices?: true;
  /** The rule that an answer may break, for which it gets a message. */
  rule?: string;
}

const upload = { extensions: ['pdf', 'jpg', 'jpeg'], maxBytes: 5_000_000 };

/** What an analyst can ask for, by a name that has its words in the texts of the workbench. */
export const kinds = {
  text: { schema: { type: 'string', maxLength: 100 }, widget: 'text' },
  longText: { schema: { type: 'string', maxLength: 500 }, widget: 'textarea' },
  number: { schema: { type: 'integer', minimum: 0 }, widget: 'text' },
  amount: {
    schema: { type: 'string', format: 'amount', maxLength: 13 },
    widget: 'text',
    ui: { 'ui:money': true },
    rule: 'format',
  },
  date: {
    schema: { type: 'string', format: 'date', maxLength: 10 },
    widget: 'date',
    rule: 'format',
  },
  radio: { schema: { type: 'string' }, widget: 'radio', hasChoices: true },
  select: { schema: { type: 'string' }, widget: 'select', hasChoices: true },
  yesNo: { schema: { type: 'boolean' }, widget: 'radio' },
  tick: { schema: { type: 'boolean', enum: [true] }, widget: 'checkbox' },
  upload: { schema: { type: 'object', upload }, widget: 'upload' },
  pincode: {
    schema: { type: 'string', format: 'pincode', maxLength: 6 },
    widget: 'text',
    rule: 'format',
  },
  mobile: {
    schema: { type: 'string', format: 'mobile', maxLength: 10 },
    widget: 'text',
    rule: 'format',
  },
  email: {
    schema: { type: 'string', format: 'email', maxLength: 100 },
    widget: 'text',
    rule: 'format',
  },
  pan: { schema: { type: 'string', format: 'pan', maxLength: 10 }, widget: 'text', rule: 'format' },
  note: { schema: { type: 'null' }, widget: 'note' },
} satisfies { [name: string]: Kind };

export type KindName = keyof typeof kinds;

interface Wanted {
  title: string;
  name: string;
  isRequired: boolean;
  /** The texts of the answers to choose from. */
  choices?: string[];
}

/** A field of a kind. Its messages are a beginning, to be written better. */
export function newField(
  kindName: KindName,
  { title, name, isRequired, choices }: Wanted,
): NewField {
  const kind: Kind = kinds[kindName];
  const words = choices?.map((choice) => choice.trim()).filter(Boolean) ?? [];
  const values = kind.hasChoices && distinct(words.map(nameFor));
  return fieldOf(
    { ...kind.schema, ...(values && { enum: values }) },
    {
      'ui:title': title,
      'ui:widget': kind.widget,
      ...kind.ui,
      ...(values && { 'ui:enumNames': words }),
    },
    { title, name, isRequired, ...(kind.rule && { rule: kind.rule }) },
  );
}

/** A field that refers to a shared piece: `../_shared/identity.json#/$defs/pan`. */
export function fieldFromPiece(ref: string, widget: string, wanted: Wanted): NewField {
  const ui = { 'ui:title': wanted.title, 'ui:widget': widget };
  return fieldOf({ $ref: ref }, ui, wanted);
}

function fieldOf(
  schema: NewField['schema'],
  ui: NewField['ui'],
  {
    title,
    name,
    isRequired,
    rule,
  }: { title: string; name: string; isRequired: boolean; rule?: string },
): NewField {
  const messages = {
    ...(isRequired && { required: `Please enter ${title}` }),
    ...(rule && { [rule]: `Please enter a valid ${title}` }),
  };
  const hasMessages = Object.keys(messages).length > 0;
  return {
    name,
    schema,
    ui: { ...ui, ...(hasMessages && { 'ui:messages': messages }) },
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
  values.map((value, i) =>
    values.indexOf(value) === i && value !== '' ? value : `${value || 'choice'}_${i + 1}`,
  );

/** Why a field cannot have a name: the key of a text; undefined where it can. */
export function nameProblem(
  name: string,
  taken: string[],
): 'form' | 'taken' | 'reserved' | undefined {
  if (!/^[a-zA-Z][a-zA-Z0-9_]*$/.test(name)) return 'form';
  if (name === 'policy' || name === 'items') return 'reserved';
  return taken.includes(name) ? 'taken' : undefined;
}

/** A name that is free, and like the one that is wished for. */
export function freeName(wished: string, taken: string[]): string {
  let name = wished;
  for (
    let i = 2;
    nameProblem(name, taken) === 'taken' || name === 'policy' || name === 'items';
    i++
  )
    name = `${wished}_${i}`;
  return name;
}
