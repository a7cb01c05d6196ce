import { describedFields, formats, keywords, pointerOf, type Schema } from '#engine';
import { asText, type Mutant, type Operator, dropEach, swapped } from '../mutant';
import { descriptions, type Place } from '../places';

const ups = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'ageAtLeast',
  'ageBelow',
];
const own = keywords
  .map(({ name }) => name)
  .filter((name) => !['transform', 'proof', 'upload'].includes(name));
const dropped = [...ups, ...own, 'format', 'upload', 'enum', 'const', 'multipleOf', 'uniqueItems'];
const dateEdges: { [rule: string]: string } = {
  before: 'notAfter',
  notAfter: 'before',
  after: 'notBefore',
  notBefore: 'after',
};

type Change = (schema: Schema, at: string) => Mutant['edits'][];

const rule = (
  id: string,
  change: Change,
  part: Operator['part'] = 'rules',
  counts: (place: Place) => boolean = () => true,
): Operator => ({
  id: `schema:${id}`,
  explains: id,
  part,
  *mutantsOf(definition) {
    for (const { at, schema } of descriptions(definition).filter(counts))
      for (const edits of change(schema, at))
        yield { file: 'schema', edits, slip: `${edits[0]!.at} ${asText(edits[0]!.value)}` };
  },
});

const bound =
  (by: number): Change =>
  (schema, at) => [
    ...ups.flatMap((name) =>
      typeof schema[name] === 'number' ? [[{ at: `${at}/${name}`, value: schema[name] + by }]] : [],
    ),
    ...(schema.upload
      ? [[{ at: `${at}/upload/maxBytes`, value: schema.upload.maxBytes + by }]]
      : []),
    ...['sumEquals', 'sumAtMost'].flatMap((name) =>
      schema[name] ? [[{ at: `${at}/${name}/total`, value: schema[name].total + by }]] : [],
    ),
  ];

/** A limit of what only the insurer fills in: no answer of a customer meets it. */
const isOfRecords = ({ isReadOnly }: Place) => isReadOnly;
const isAsked = (place: Place) => !isOfRecords(place);

export const schemaRules: Operator[] = [
  rule('bound-up', bound(1), 'rules', isAsked),
  rule('bound-down', bound(-1), 'rules', isAsked),
  rule('record-bound-up', bound(1), 'loads', isOfRecords),
  rule('record-bound-down', bound(-1), 'loads', isOfRecords),
  rule('keyword-drop', (schema, at) =>
    dropped.filter((name) => name in schema).map((name) => [{ at: `${at}/${name}` }]),
  ),
  rule('required-drop', ({ required = [] }, at) =>
    (required as string[]).map((_, i) => [{ at: `${at}/required/${i}` }]),
  ),
  rule('required-add', ({ properties, required = [] }, at) =>
    Object.entries<Schema>(properties ?? {})
      .filter(([name, { type }]) => !required.includes(name) && type !== 'null')
      .map(([name]) => [{ at: `${at}/required`, value: [...required, name] }]),
  ),
  rule('enum-drop', (schema, at) => dropEach(schema.enum, `${at}/enum`).map((edit) => [edit])),
  rule('enum-swap', ({ enum: values = [] }, at) =>
    (values as unknown[])
      .filter((one) => typeof one === 'string')
      .map((one, i) => [{ at: `${at}/enum/${i}`, value: `${one}X` }]),
  ),
  rule('format-swap', ({ format }, at) => {
    const names = formats.map(({ name }) => name);
    return format && names.includes(format)
      ? [[{ at: `${at}/format`, value: names[(names.indexOf(format) + 1) % names.length] }]]
      : [];
  }),
  rule('transform-drop', ({ transform = [] }, at) =>
    transform.length > 1
      ? transform.map((_: string, i: number) => [{ at: `${at}/transform/${i}` }])
      : transform.length === 1
        ? [[{ at: `${at}/transform` }]]
        : [],
  ),
  rule('extension-drop', ({ upload }, at) =>
    dropEach(upload?.extensions, `${at}/upload/extensions`).map((edit) => [edit]),
  ),
  rule('extension-add', ({ upload }, at) => {
    const more = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'tiff', 'webp'].find(
      (one) => upload && !upload.extensions.includes(one),
    );
    return more ? [[{ at: `${at}/upload/extensions`, value: [...upload.extensions, more] }]] : [];
  }),
  rule('date-edge', (schema, at) =>
    Object.keys(dateEdges)
      .filter((name) => name in schema)
      .map((name) => [
        { at: `${at}/${name}` },
        { at: `${at}/${dateEdges[name]}`, value: schema[name] },
      ]),
  ),
  rule('readonly-drop', ({ readOnly }, at) => (readOnly ? [[{ at: `${at}/readOnly` }]] : [])),
  rule(
    'default-drop',
    (schema, at) => ('default' in schema ? [[{ at: `${at}/default` }]] : []),
    'first',
  ),
  rule(
    'default-change',
    (schema, at) => {
      const other = (schema.enum ?? (schema.type === 'boolean' ? [true, false] : [])).find(
        (one: unknown) => one !== schema.default,
      );
      return 'default' in schema ? [[{ at: `${at}/default`, value: other ?? 'X' }]] : [];
    },
    'first',
  ),
  {
    id: 'schema:pointer-elsewhere',
    explains: 'schema:pointer-elsewhere',
    part: 'rules',
    *mutantsOf(definition) {
      const fields = describedFields(definition.schema);
      for (const { at, schema } of descriptions(definition))
        for (const name of ['differsFrom', 'sameAs', 'before', 'after', 'notBefore', 'notAfter']) {
          const pointer = schema[name];
          if (typeof pointer !== 'string' || !pointer.startsWith('/')) continue;
          const from = fields.find((field) => field.at === pointer)?.schema;
          const other = fields.find(
            (field) =>
              field.at !== pointer &&
              !field.at.includes('/items') &&
              field.schema.type === from?.type &&
              field.place !== at,
          );
          if (other)
            yield {
              file: 'schema',
              edits: [{ at: at + pointerOf(name), value: other.at }],
              slip: `${name} ${other.at}`,
            };
        }
    },
  },
  {
    id: 'ui:enumnames-swap',
    explains: 'ui:enumnames-swap',
    part: 'drawing',
    *mutantsOf({ ui }) {
      for (const [name, field] of Object.entries(ui)) {
        const names: string[] | undefined = field?.['ui:enumNames'];
        if (!names || names.length < 2) continue;
        const at = `${pointerOf(name)}/ui:enumNames`;
        const edits = swapped(
          { at: `${at}/0`, value: names[0] },
          { at: `${at}/1`, value: names[1] },
        );
        if (edits.length > 0) yield { file: 'ui', edits, slip: at };
      }
    },
  },
];
