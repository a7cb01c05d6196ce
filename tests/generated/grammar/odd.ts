import type { Draft, Json } from './draft';

/** Slips and strange combinations. Lint refuses them, or they work. */
export const oddities: ((draft: Draft, fields: [name: string, schema: Json][]) => void)[] = [
  (draft, fields) => void (draft.schema.required ??= []).push(draft.random.pick(fields)[0]),
  (draft, fields) => void delete draft.send[draft.random.pick(fields)[0]],
  (draft, fields) => void (draft.random.pick(fields)[1].readOnly = true),
  (draft, fields) => void delete draft.random.pick(fields)[1].readOnly,
  (draft, fields) =>
    void (draft.ui[draft.random.pick(fields)[0]]['ui:widget'] = draft.random.pick([
      'text',
      'hidden',
      'existing',
      'select',
      'radio',
      'date',
      'otp',
      'checkbox',
      'button',
      'table',
    ])),
  (draft, fields) => void delete draft.ui[draft.random.pick(fields)[0]]['ui:widget'],
  (draft, fields) => void (draft.random.pick(fields)[1].proof = 'email'),
  (draft, fields) =>
    void (draft.random.pick(fields)[1].differsFrom = `/${draft.random.pick(fields)[0]}`),
  (draft, fields) =>
    void (draft.random.pick(fields)[1].sameAs = `/${draft.random.pick(fields)[0]}`),
  (draft, fields) => void (draft.random.pick(fields)[1].minLength = draft.random.int(1, 60)),
  (draft, fields) => void (draft.random.pick(fields)[1].maxLength = draft.random.int(1, 12)),
  (draft, fields) => void (draft.random.pick(fields)[1].minimum = draft.random.int(0, 50)),
  (draft, fields) =>
    void (draft.random.pick(fields)[1].notAfter = `/${draft.random.pick(fields)[0]}`),
  (draft, fields) =>
    void (draft.random.pick(fields)[1].transform = [
      draft.random.pick(['toUpperCase', 'toLowerCase', 'removeSeparators', 'removeCommas']),
    ]),
  (draft, fields) =>
    void (draft.random.pick(fields)[1].default = draft.random.pick(['x', 'lost', true, 5])),
  (draft, fields) =>
    void (draft.table('prefill')[`/${draft.random.pick(fields)[0]}`] = draft.random.pick<unknown>([
      '/customer/fullName',
      { const: true },
      `/answers/${draft.random.pick(fields)[0]}`,
    ])),
  (draft, fields) =>
    void (draft.table('lists')[`/${draft.random.pick(fields)[0]}`] = {
      call: 'GET id-proof-list/',
      items: '/list',
    }),
  (draft, fields) =>
    void (draft.send[draft.random.pick(fields)[0]] = {
      from: `/answers/${draft.random.pick(fields)[0]}`,
      or: null,
    }),
  (draft, fields) =>
    void (draft.send[draft.random.pick(fields)[0]] = {
      has: `/answers/${draft.random.pick(fields)[0]}`,
    }),
  (draft) => void (draft.send[draft.name('copy')] = '/answers'),
  (draft) => void delete draft.request.load,
  (draft) => void delete draft.request.proofs,
  (draft) => void delete draft.request.draft,
  (draft) => void delete draft.schema.required,
  (draft) => void (draft.last.as = draft.random.pick(['json', 'multipart'])),
  (draft) => void (draft.request.openRequestCheck = '/renew'),
  (draft, fields) => {
    const [name] = draft.random.pick(fields);
    const [moved] = draft.random.pick(fields);
    const { properties } = draft.schema;
    if (!properties[name] || !properties[moved] || name === moved) return;
    const then = { properties: { [moved]: properties[moved] }, required: [moved] };
    delete properties[moved];
    draft.schema.required = (draft.schema.required ?? []).filter((one: string) => one !== moved);
    (draft.schema.allOf ??= []).push({ if: { required: [name] }, then });
  },
  (draft, fields) => {
    const [name, { enum: values }] = draft.random.pick(fields);
    if (values) draft.last.assumes = { [`/${name}`]: { const: values[0] } };
    delete draft.send[name];
  },
];
