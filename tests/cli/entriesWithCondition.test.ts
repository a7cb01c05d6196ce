import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCatalogue } from './runCatalogue';
import { smallProject } from './smallProject';

const flag = { type: 'boolean' };
const whyIfSo = [
  {
    if: { properties: { flag: { const: true } }, required: ['flag'] },
    then: { properties: { why: { type: 'string', maxLength: 20 } }, required: ['why'] },
  },
];
const words = {
  flag: {
    'ui:title': 'Flag',
    'ui:widget': 'radio',
    'ui:enumNames': ['Yes', 'No'],
    'ui:messages': { required: 'Please choose' },
  },
  why: { 'ui:title': 'Why', 'ui:widget': 'text' },
};

/** The condition on a field of each entry of a list. */
const inEntries = {
  schema: {
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        maxItems: 3,
        items: {
          type: 'object',
          properties: { flag, open: { type: 'boolean', enum: [false] } },
          required: ['flag'],
          allOf: whyIfSo,
        },
      },
    },
    required: ['lines'],
  },
  ui: {
    lines: {
      'ui:title': 'Lines',
      'ui:widget': 'entries',
      'ui:entries': {
        name: '{why}',
        add: 'Add',
        new: 'New',
        edit: 'Edit',
        update: 'Save',
        delete: 'Delete',
        none: 'None yet.',
        editing: 'open',
      },
      items: words,
    },
  },
  send: { lines: '/answers/lines' },
};

/** The same of the form. */
const ofForm = {
  schema: { type: 'object', properties: { flag }, required: ['flag'], allOf: whyIfSo },
  ui: words,
  send: { flag: '/answers/flag', why: '/answers/why' },
};

/** A list whose entries have to differ in two answers together: as many as it takes are all that there are. */
const ofPairs = {
  schema: {
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        maxItems: 4,
        uniqueBy: ['kind', 'year'],
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', enum: ['a', 'b'] },
            year: { type: 'integer', minimum: 1990, maximum: 1991 },
            open: { type: 'boolean', enum: [false] },
          },
          required: ['kind', 'year'],
        },
      },
    },
    required: ['lines'],
  },
  ui: {
    lines: {
      ...inEntries.ui.lines,
      'ui:entries': { ...inEntries.ui.lines['ui:entries'], name: '{year}' },
      items: {
        kind: {
          'ui:title': 'Kind',
          'ui:widget': 'select',
          'ui:messages': { required: 'Please select Kind' },
        },
        year: { 'ui:title': 'Year', 'ui:widget': 'text' },
      },
    },
  },
  send: { lines: '/answers/lines' },
};

/** The same for lists that take no entry twice. */
const ofWholes = {
  ...ofPairs,
  schema: {
    ...ofPairs.schema,
    properties: {
      lines: { ...ofPairs.schema.properties.lines, uniqueBy: undefined, uniqueItems: true },
    },
  },
};

function project({ schema, ui, send }: { schema: object; ui: object; send: object }) {
  const root = smallProject();
  const folder = join(root, 'schemas/small');
  rmSync(join(folder, 'examples'), { recursive: true, force: true });
  const request = JSON.parse(readFileSync(join(folder, 'request.json'), 'utf8'));
  request.steps[0].send = { policyNumber: '/policy/policyNo', ...send };
  const written = {
    schema,
    ui: { 'ui:title': 'Ask for a copy', 'ui:submit': 'Submit', ...ui },
    request,
  };
  for (const [name, value] of Object.entries(written))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  return { root, examples: join(folder, 'examples') };
}

const kinds = [
  ['in entries', inEntries],
  ['of the form', ofForm],
] as const;

it.each([
  ...kinds,
  ['of pairs that differ', ofPairs] as const,
  ['of entries that differ', ofWholes] as const,
])('one run drafts all examples for a small form: %s', async (_, files) => {
  const { root } = project(files);
  const drafted = await runCatalogue(root, ['examples', 'small', '--write', '--yes']);
  expect(drafted.out).toMatch(/with them (\d+) of \1 rules are covered/);
  const again = await runCatalogue(root, ['examples', 'small']);
  expect(again.out).toContain('No example was found');
});

it.each(kinds)('asks for right answers without a condition %s', async (_, files) => {
  const { root, examples } = project(files);
  await runCatalogue(root, ['examples', 'small', '--write', '--yes']);
  for (const name of readdirSync(examples))
    if (/"flag": false/.test(readFileSync(join(examples, name), 'utf8')))
      rmSync(join(examples, name));
  const { out } = await runCatalogue(root, ['check', 'small']);
  expect(out).toContain('No example with right answers makes this condition false.');
  // An entry or a form that lacks the answer makes it false, too.
  expect(out).not.toContain('No example makes this condition false');
});
