import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Schema, Ui } from '../../src/engine/definition/definition';
import { definitionOf, name } from './definitions';
import { good, openForm } from './renderForm';
import { heading, next, search } from './walk';

const number = { type: 'number', minimum: 0, maximum: 1000000 };
const withConditions: Schema = {
  type: 'object',
  properties: {
    heir: name,
    minor: { type: 'string', enum: ['y', 'n'] },
    isOpen: { type: 'boolean', enum: [false] },
  },
  allOf: [
    {
      if: { properties: { minor: { const: 'y' } }, required: ['minor'] },
      then: { properties: { guardian: name } },
    },
  ],
};
const titled = (title: string, widget: string, rest: Ui = {}): Ui => ({
  'ui:title': title,
  'ui:widget': widget,
  ...rest,
});
const definition = definitionOf(
  {
    amount: { type: 'string', format: 'amount', maxLength: 12 },
    units: {
      type: 'array',
      maxItems: 9,
      items: { type: 'object', properties: { fund: name, held: number, id: name } },
    },
    heirs: { type: 'array', maxItems: 9, items: withConditions },
    past: {
      type: 'array',
      maxItems: 9,
      readOnly: true,
      items: {
        type: 'object',
        properties: {
          fund: name,
          moves: {
            type: 'array',
            maxItems: 3,
            readOnly: true,
            items: { type: 'object', properties: { to: name } },
          },
        },
      },
    },
    agreed: { type: 'string', enum: ['y', 'n'] },
  },
  {
    ui: {
      'ui:pages': true,
      'ui:policy': 'search',
      'ui:sections': [{ title: 'Funds', fields: ['*'] }],
      amount: titled('Amount', 'text', { 'ui:money': true }),
      units: titled('Units', 'table', {
        items: {
          fund: titled('Fund', 'existing'),
          held: titled('Held', 'text', { 'ui:decimals': 2, 'ui:money': true }),
          id: { 'ui:widget': 'hidden' },
        },
      }),
      heirs: titled('Heirs', 'entries', {
        'ui:entries': {
          name: '{heir}',
          editing: 'isOpen',
          add: 'Add',
          edit: 'Edit',
          update: 'Update',
          delete: 'Delete',
          none: 'None',
        },
        items: {
          heir: titled('Name', 'text'),
          minor: titled('Under age', 'radio', { 'ui:enumNames': ['Yes', 'No'] }),
          guardian: titled('Guardian', 'text'),
          isOpen: { 'ui:widget': 'hidden' },
        },
      }),
      past: titled('Past funds', 'table', {
        items: {
          fund: titled('Fund', 'existing'),
          moves: titled('Moves', 'table', { items: { to: titled('To', 'existing') } }),
        },
      }),
      agreed: titled('Agreed', 'radio', { 'ui:enumNames': ['Yes', 'No'] }),
    },
    request: {
      load: [{ call: 'GET funds/', send: { no: '/policy/policyNo' }, keep: { '/now': '/now' } }],
      prefill: {
        '/amount': { const: '120000' },
        '/units': '/loaded/now/units',
        '/heirs': '/loaded/now/heirs',
        '/past': '/loaded/now/past',
      },
    },
  },
);
const now = {
  units: [
    { fund: 'Equity', held: 99999, id: 'E' },
    { fund: 'Bond', id: 'B' },
  ],
  heirs: [
    { heir: 'Ravi', minor: 'y', guardian: 'Asha', isOpen: false },
    { heir: 'Mira', minor: 'n', guardian: 'Asha', isOpen: false },
  ],
  past: [{ fund: 'Balanced', moves: [{ to: 'Bond' }, { to: 'Equity' }] }, { fund: 'Bond' }],
};

/** The answers on the review page, by their questions. */
const reviewed = (): { [question: string]: string } =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => {
      const text = within(term.parentElement!).getByRole('definition').querySelector('span')!;
      return [term.textContent, text.textContent];
    }),
  );

it('shows every entry of a list on the review page, and amounts as money', async () => {
  const form = await openForm(definition, { 'GET funds/': () => good({ now }) });
  await search(form);
  await next(form);
  expect(heading()).toBe('Check your answers');
  expect(reviewed()).toEqual({
    Amount: '₹\u00A01,20,000',
    Units: 'Entry 1\nFund: Equity\nHeld: ₹\u00A099,999.00\n\nEntry 2\nFund: Bond\nHeld: No answer',
    Heirs:
      'Entry 1\nName: Ravi\nUnder age: Yes\nGuardian: Asha\n\nEntry 2\nName: Mira\nUnder age: No',
    'Past funds':
      'Entry 1\nFund: Balanced\nMoves:\nEntry 1.1\nTo: Bond\n\nEntry 1.2\nTo: Equity\n\nEntry 2\nFund: Bond\nMoves: No answer',
    Agreed: 'No answer',
  });
  const buttons = screen.getAllByRole('button', { name: /^Change: / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Change: Funds']);
});

it('reads a group in an entry field by field, masked, and under no other name', async () => {
  const entries = {
    name: '{role}',
    facts: ['For {who}', 'As {role}'],
    editing: 'isOpen',
    add: 'Add',
    edit: 'Edit',
    update: 'Update',
    delete: 'Delete',
    none: 'None',
  };
  const hidden = { 'ui:widget': 'hidden' };
  const last = { 'ui:mask': { last: 2 } };
  const group = (fields: Schema): Schema => ({ type: 'object', properties: fields });
  const isOpen = { type: 'boolean', enum: [false] };
  const who: Schema = {
    ...group({
      name,
      pan: name,
      home: group({
        pin: name,
        former: { type: 'array', maxItems: 3, items: group({ pin: name }) },
      }),
    }),
    if: { properties: { pan: { minLength: 1 } }, required: ['pan'] },
    then: { properties: { issuer: name } },
  };
  const words: Ui = {
    'ui:title': 'Who',
    name: titled('Name', 'text', last),
    pan: titled('PAN', 'text', last),
    home: {
      'ui:title': 'Home',
      pin: titled('PIN', 'text', last),
      former: titled('Former', 'entries', { items: { pin: titled('PIN', 'text', last) } }),
    },
    issuer: titled('Issuer', 'text'),
  };
  const people = { type: 'array', maxItems: 3, items: group({ isOpen, role: name, who }) };
  const items = { isOpen: hidden, role: titled('Role', 'text'), who: words };
  const known = {
    type: 'array',
    maxItems: 3,
    readOnly: true,
    items: group({ who: group({ name, pan: name }) }),
  };
  const given = [
    {
      isOpen: false,
      role: 'Heir',
      who: {
        name: 'Secret Name',
        pan: 'ABCPS1234F',
        issuer: 'Delhi',
        home: { pin: '400001', former: [{ pin: '500002' }] },
      },
    },
  ];
  const form = await openForm(
    definitionOf(
      { people, known },
      {
        ui: {
          'ui:pages': true,
          'ui:policy': 'search',
          'ui:sections': [{ title: 'People', fields: ['*'] }],
          people: titled('People', 'entries', { 'ui:entries': entries, items }),
          known: titled('Known', 'table', { items: { who: words } }),
        },
        request: {
          load: [
            { call: 'GET funds/', send: { no: '/policy/policyNo' }, keep: { '/all': '/all' } },
          ],
          prefill: { '/people': '/loaded/all', '/known': '/loaded/all' },
        },
      },
    ),
    { 'GET funds/': () => good({ all: given }) },
  );
  await search(form);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Name (Who)', 'PAN (Who)']);
  expect(screen.getByText('As Heir')).toBeTruthy();
  expect(document.body.textContent).toContain('•••• 4F');
  expect(document.body.textContent).not.toMatch(/Secret|ABCPS/);
  await next(form);
  expect(reviewed().People).toBe(
    'Entry 1\nRole: Heir\nName (Who): •••• me\nPAN (Who): •••• 4F\nPIN (Home): •••• 01\nFormer (Home):\nEntry 1.1\nPIN: •••• 02\nIssuer (Who): Delhi',
  );
  expect(reviewed().Known).toBe('Entry 1\nName (Who): •••• me\nPAN (Who): •••• 4F');
  expect(document.body.textContent).not.toMatch(/Secret|ABCPS/);
});
