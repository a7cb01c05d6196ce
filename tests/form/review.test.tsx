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

it('shows every entry of a list on the review page, and amounts as money', async () => {
  const form = openForm(definition, { 'GET funds/': () => good({ now }) });
  await search(form);
  await next(form);
  expect(heading()).toBe('Check your answers');
  const texts = Object.fromEntries(
    screen.getAllByRole('term').map((term) => {
      const text = within(term.parentElement!).getByRole('definition').querySelector('span')!;
      return [term.textContent, text.textContent];
    }),
  );
  expect(texts).toEqual({
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
