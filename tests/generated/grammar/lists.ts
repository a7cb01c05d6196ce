import { type Draft, type Json, type Made, worded } from './draft';
import { choice, date, number, text, titled, yesNo } from './texts';

/** A list that is edited entry by entry. */
export function entries(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('entries');
  const share: Json = {
    type: random.pick(['integer', 'integer', 'number']),
    minimum: random.int(0, 1),
    maximum: 100,
  };
  const inner = [
    text(draft),
    ...Array.from({ length: random.int(0, 2) }, () =>
      random.pick([text, date, choice, number, yesNo])(draft),
    ),
  ];
  const properties: Json = Object.fromEntries(inner.map((one) => [one.name, one.schema]));
  const required = inner.filter((one) => one.isRequired).map((one) => one.name);
  const items: Json = {
    type: 'object',
    properties: { ...properties, share, isOpen: { type: 'boolean', enum: [false] } },
    required: [...required, 'share'],
  };
  const tested = inner.find(({ schema }) => schema.enum && schema.type === 'string');
  const more: Made[] = [];
  if (tested && random.chance(0.7)) {
    const then = text(draft);
    more.push(then);
    items.allOf = [
      {
        if: {
          properties: { [tested.name]: { const: tested.schema.enum[0] } },
          required: [tested.name],
        },
        then: {
          properties: { [then.name]: then.schema },
          ...(then.isRequired && { required: [then.name] }),
        },
      },
    ];
  }
  const rule = random.pick<Json>([
    {},
    { sumEquals: { of: 'share', total: 100 } },
    { someOf: 'share' },
    { minItems: 1 },
    { minItems: random.int(1, 2), sumEquals: { of: 'share', total: 100 } },
    { sumAtMost: { of: 'share', by: inner[0]!.name, total: 100 } },
  ]);
  const schema: Json = { type: 'array', maxItems: random.int(2, 10), ...rule, items };
  const itemsUi = Object.fromEntries([...inner, ...more].map((one) => [one.name, worded(one)]));
  const ui = titled(draft, name, 'entries', {
    'ui:entries': {
      name: `{${inner[0]!.name}}`,
      ...(random.chance(0.5) && { facts: ['Share: {share}'] }),
      add: 'Add',
      edit: 'Edit',
      update: 'Update',
      delete: 'Delete',
      none: 'There is none yet.',
      editing: 'isOpen',
    },
    items: {
      ...itemsUi,
      share: { 'ui:title': 'Share', 'ui:widget': 'text' },
      isOpen: { 'ui:title': 'Being edited', 'ui:widget': 'hidden' },
    },
  });
  const send = Object.fromEntries(
    [...inner, ...more, { name: 'share' }].map((one) => [one.name, `/item/${one.name}`]),
  );
  return {
    name,
    schema,
    ui,
    send: { each: `/answers/${name}`, send },
    isRequired: random.chance(0.7),
  };
}

/** The funds of a policy, one row for each, with a number to give. */
export function table(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('funds');
  (draft.request.load ??= []).push({
    call: 'GET fund-details/',
    send: { dob: '/customer/dateOfBirth', policyNo: '/policy/policyNo' },
    keep: { [`/${name}`]: '/fundDetails' },
  });
  draft.table('prefill')[`/${name}`] = `/loaded/${name}`;
  const items: Json = {
    type: 'object',
    properties: {
      fundName: { type: 'string', maxLength: 100, readOnly: true },
      fundCode: { type: 'string', maxLength: 20, readOnly: true },
      units: { type: 'integer', minimum: 0, maximum: 100 },
    },
    ...(random.chance(0.5) && { required: ['units'] }),
  };
  const rule = random.pick<Json>([
    {},
    { sumEquals: { of: 'units', total: 100 } },
    { someOf: 'units' },
  ]);
  const ui = titled(draft, name, 'table', {
    items: {
      fundName: { 'ui:title': 'Fund', 'ui:widget': 'existing' },
      fundCode: { 'ui:title': 'Code', 'ui:widget': 'hidden' },
      units: { 'ui:title': 'Part', 'ui:widget': 'text' },
    },
  });
  return {
    name,
    schema: { type: 'array', maxItems: 50, ...rule, items },
    ui,
    send: {
      each: `/answers/${name}`,
      send: { fundName: '/item/fundName', fundCode: '/item/fundCode', units: '/item/units' },
    },
    isRequired: true,
  };
}
