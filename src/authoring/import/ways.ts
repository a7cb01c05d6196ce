import type { Schema, Ui } from '#engine';

/** How a value is asked for. A field is asked for in one way; a value that has two has a field for each. */
export type Way =
  'typed' | 'chosen' | 'date' | 'number' | 'answered' | 'listed' | 'uploaded' | 'shown';

/** The way of a field, and what of it another description cannot change. */
export interface Asked {
  way: Way;
  /** The fields of entries, the files, several choices: neither can a condition. */
  fixed: string;
  /** The choices with their texts, of which a condition may leave some. */
  choices: string;
}

const ofWidget: { [widget: string]: Way } = {
  date: 'date',
  upload: 'uploaded',
  entries: 'listed',
  checkboxes: 'chosen',
  note: 'shown',
};

function wayOf(type: string, schema: Schema, widget: string): Way {
  const own = ofWidget[widget];
  if (own) return own;
  if (type === 'boolean') return 'answered';
  if (schema.enum) return 'chosen';
  return type === 'string' ? 'typed' : 'number';
}

export function askedAs({
  type,
  schema,
  widget,
  ui = {},
}: {
  type: string;
  schema: Schema;
  widget: string;
  ui?: Ui | undefined;
}): Asked {
  const { items, upload, enum: values } = schema;
  const { items: fields, 'ui:enumNames': names } = ui;
  const way = wayOf(type, schema, widget);
  return {
    way,
    fixed: JSON.stringify([way === 'chosen' && type, upload, items, fields, items && names]),
    choices: way === 'chosen' ? JSON.stringify([values, names]) : '',
  };
}

/** Whether a field can be described once more as this; `isNarrower`: where it is there anyway, by a condition. */
export const isAskedAs = (field: Asked, asked: Asked, isNarrower: boolean): boolean =>
  field.way === asked.way &&
  field.fixed === asked.fixed &&
  (isNarrower || field.choices === asked.choices);

/** As many fields of one way a value can have. */
const mostOfOneWay = 60;

/** The names of the properties that the fields of a value have where they are not its first one. */
export function* anotherNames(name: string, way: Way): Generator<string> {
  yield `${name}_${way}`;
  for (let i = 2; i <= mostOfOneWay; i++) yield `${name}_${way}_${i}`;
}
