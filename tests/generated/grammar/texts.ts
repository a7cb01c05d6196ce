import type { Draft, Json, Made } from './draft';

const labels = ['Reason', 'Remarks', 'Choice', 'Detail', 'Number', 'Name'];

export const titled = (draft: Draft, name: string, widget?: string, more: Json = {}): Json => ({
  'ui:title': `${draft.random.pick(labels)} ${name.split('_')[1]}`,
  ...(widget && { 'ui:widget': widget }),
  ...more,
});

/** Formats with the lengths that fit them. */
const formats: [name: string, maxLength: number, more?: Json][] = [
  ['alphanumeric', 20],
  ['amount', 12, { transform: ['removeCommas'] }],
  ['country', 40],
  ['digits', 10, { transform: ['removeSeparators'] }],
  ['email', 100],
  ['free-text', 200],
  ['gstin', 15, { transform: ['toUpperCase'] }],
  ['ifsc', 11, { transform: ['removeSeparators', 'toUpperCase'] }],
  ['letters-and-spaces', 40],
  ['mobile', 10],
  ['pan', 10, { transform: ['toUpperCase'] }],
  ['person-name', 60],
  ['phone', 10],
  ['pincode', 6],
  ['up-to-six-digits', 6],
];

/** Patterns with a text that each matches. */
const patterns: [pattern: string, example: string][] = [
  ['^[A-Z]{2}-?[0-9]{2,4}$', 'MH-12'],
  ['^[0-9]{4,8}$', '12345'],
  ['^(?!0+$)[0-9]{1,6}(/[A-Z])?$', '12/A'],
  ['[a-z]\\p{L}*$', 'a lotus'],
];

export function text(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('text');
  const [format, maxLength, more = {}] = random.pick(formats);
  const isPlain = random.chance(0.2);
  const schema: Json = isPlain
    ? { type: 'string', maxLength }
    : { type: 'string', format, maxLength };
  if (random.chance(0.4)) Object.assign(schema, more);
  if (
    random.chance(0.2) &&
    ['free-text', 'letters-and-spaces', 'person-name', 'digits', 'alphanumeric'].includes(format)
  )
    schema.minLength = random.int(1, 4);
  if (random.chance(0.1)) schema.notRepeated = true;
  if (random.chance(0.1)) schema.noSpace = true;
  if (random.chance(0.1) && isPlain)
    schema.examples = ['lotus', 'river'].map((one) => one.slice(0, maxLength));
  if (random.chance(0.3) && isPlain && !schema.examples && maxLength > 10) {
    const [pattern, example] = random.pick(patterns);
    Object.assign(schema, { pattern, examples: [example] });
  }
  const widget = random.chance(0.2) && ['free-text'].includes(format) ? 'textarea' : 'text';
  const isRequired = random.chance(0.6);
  const ui = titled(draft, name, widget);
  if (isRequired && random.chance(0.2)) ui['ui:messages'] = { required: 'Please enter this' };
  return { name, schema, ui, send: `/answers/${name}`, isRequired };
}

export function number(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('number');
  const schema: Json = { type: random.pick(['integer', 'number']) };
  if (random.chance(0.8)) schema[random.pick(['minimum', 'exclusiveMinimum'])] = random.int(-2, 5);
  if (random.chance(0.8)) schema[random.pick(['maximum', 'exclusiveMaximum'])] = random.int(5, 40);
  if (random.chance(0.2)) schema.multipleOf = random.pick([2, 5, 10]);
  const ui = titled(draft, name, 'text', random.chance(0.2) ? { 'ui:help': 'A number' } : {});
  return { name, schema, ui, send: `/answers/${name}`, isRequired: random.chance(0.6) };
}

export const values = ['lost', 'torn', 'NEW', 'other', 'two words', 'x'];

export function choice(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('choice');
  const count = random.int(2, 4);
  const schema: Json = { type: 'string', enum: values.slice(0, count) };
  if (random.chance(0.1)) schema.default = values[0];
  const names = values.slice(0, count).map((one) => `It is ${one}`);
  const ui = titled(
    draft,
    name,
    random.pick(['radio', 'select']),
    random.chance(0.7) ? { 'ui:enumNames': names } : {},
  );
  return { name, schema, ui, send: `/answers/${name}`, isRequired: random.chance(0.8) };
}

export function yesNo(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('flag');
  const widget = random.pick(['radio', 'radio', 'checkbox', 'button']);
  const schema: Json = { type: 'boolean' };
  if (widget === 'button' || random.chance(0.3)) schema.enum = [true];
  if (random.chance(0.1) && widget === 'checkbox') schema.default = false;
  return {
    name,
    schema,
    ui: titled(draft, name, widget),
    send: `/answers/${name}`,
    isRequired: random.chance(0.7),
  };
}

export function date(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('day');
  const rules: Json[] = [
    {},
    { before: 'today' },
    { notAfter: 'today' },
    { notBefore: 'today' },
    { after: 'today' },
    { ageAtLeast: 18 },
    { ageBelow: 60, before: 'today' },
    { ageAtLeast: 18, ageBelow: 60 },
  ];
  const schema: Json = { type: 'string', format: 'date', maxLength: 10, ...random.pick(rules) };
  const ui = titled(draft, name, 'date', random.chance(0.2) ? { 'ui:pickOnly': true } : {});
  const source = `/answers/${name}`;
  return { name, schema, ui, send: source, isRequired: random.chance(0.7) };
}

export function upload(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('file');
  const all = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'tiff', 'webp'];
  const extensions = all.filter(() => random.chance(0.4));
  const schema: Json = {
    type: 'object',
    upload: {
      extensions: extensions.length > 0 ? extensions : ['pdf'],
      maxBytes: random.pick([200_000, 2_000_000, 5_000_000]),
    },
  };
  const source = random.chance(0.3) ? { from: `/answers/${name}`, or: null } : `/answers/${name}`;
  return {
    name,
    schema,
    ui: titled(draft, name, 'upload'),
    send: source,
    isRequired: random.chance(0.7),
    isFile: true,
  };
}

export function note(draft: Draft): Made {
  const name = draft.name('note');
  const isLinks = draft.random.chance(0.4);
  const more = isLinks
    ? {
        'ui:links': [
          { title: 'Read more', href: '/forms/signature-change-form.pdf', download: true },
        ],
      }
    : { 'ui:notes': ['Please read this first.'] };
  return {
    name,
    schema: { type: 'null' },
    ui: titled(draft, name, isLinks ? 'links' : 'note', more),
  };
}

/** Two texts of which the second is compared with the first. */
export function pair(draft: Draft): Made[] {
  const { random } = draft;
  const [name, again] = [draft.name('first'), draft.name('again')];
  const schema: Json = random.pick<Json>([
    { type: 'string', format: 'email', maxLength: 60 },
    { type: 'string', format: 'digits', maxLength: 12 },
    { type: 'string', format: 'date', maxLength: 10 },
  ]);
  const isDate = schema.format === 'date';
  const rule = isDate
    ? random.pick(['after', 'before', 'notBefore', 'notAfter', 'differsFrom'])
    : random.pick(['sameAs', 'differsFrom']);
  const widget = isDate ? 'date' : 'text';
  return [
    {
      name,
      schema,
      ui: titled(draft, name, widget),
      send: `/answers/${name}`,
      isRequired: random.chance(0.8),
    },
    {
      name: again,
      schema: { ...schema, [rule]: `/${name}` },
      ui: titled(draft, again, widget),
      send: rule === 'sameAs' && random.chance(0.5) ? `/answers/${again}` : `/answers/${again}`,
      isRequired: random.chance(0.8),
    },
  ];
}
