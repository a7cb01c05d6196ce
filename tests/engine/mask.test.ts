import { describe, expect, it } from 'vitest';
import type { RequestRules, Ui } from '../../src/engine/definition/definition';
import { withMaskedValues } from '../../src/engine/request/maskedLoads';
import { submitRequest } from '../../src/engine/request/submitRequest';
import { withValues } from '../../src/engine/request/withValues';
import { formatAnswer } from '../../src/engine/text/formatAnswer';
import { masked } from '../../src/engine/text/mask';
import { context, small } from './definitionOf';

describe('a mask', () => {
  it.each([
    [{ last: 4 }, {}, '50100012345678', '•••• 5678'],
    [{ first: 2, last: 2 }, {}, 'ABCDE1234F', 'AB •••• 4F'],
    [{ first: 2 }, {}, 'ABCDE', 'AB ••••'],
    [{ last: 4 }, {}, '1234567', '••••'],
    [{ last: 4 }, {}, '', ''],
    [{ first: 1 }, { format: 'email' }, 'asha@example.com', 'a••••@example.com'],
    [{ first: 2, last: 1 }, { format: 'email' }, 'asha@example.com', '••••@example.com'],
    [{ last: 1 }, {}, '😀😀', '•••• 😀'],
  ])('%j of %j shows of %s %s, and the same of that', (mask, schema, text, expected) => {
    const once = masked({ 'ui:mask': mask }, schema, text);
    expect(once).toBe(expected);
    expect(masked({ 'ui:mask': mask }, schema, once)).toBe(expected);
  });

  it('changes nothing without a mask', () => {
    expect(masked({}, {}, '50100012345678')).toBe('50100012345678');
  });
});

const text = { type: 'string', maxLength: 60 };
const request: Partial<RequestRules> = {
  load: [
    {
      call: 'GET bank/',
      keep: { '/account': '/data/number', '/all': '/data/all' },
    },
    { call: 'GET other/', keep: { '/mail': '/mail' } },
  ],
  prefill: { '/account': '/loaded/account', '/accounts': '/loaded/all', '/mail': '/loaded/mail' },
};
const ui: Ui = {
  account: { 'ui:mask': { last: 4 } },
  accounts: { items: { number: { 'ui:mask': { last: 4 } } } },
  typed: { 'ui:mask': { last: 2 } },
  note: { 'ui:help': '{/answers/account|-} {/loaded/account|-} {/answers/typed|-}' },
};
const definition = small(
  {
    properties: {
      account: { ...text, readOnly: true, format: 'digits' },
      accounts: {
        type: 'array',
        maxItems: 5,
        readOnly: true,
        items: { type: 'object', properties: { number: text, bank: text } },
      },
      mail: { ...text, readOnly: true },
      typed: text,
      note: text,
    },
  },
  ui,
  request,
);

describe('the response of a load', () => {
  const response = {
    status: 'success',
    data: {
      number: '50100012345678',
      all: [
        { number: '11112222', bank: 'A' },
        { number: '33334444', bank: 'B' },
      ],
    },
  };

  it('has what the form only shows masked, in lists as well, and nothing else', () => {
    expect(withMaskedValues(definition, 'GET bank', response)).toEqual({
      status: 'success',
      data: {
        number: '•••• 5678',
        all: [
          { number: '•••• 2222', bank: 'A' },
          { number: '•••• 4444', bank: 'B' },
        ],
      },
    });
    expect(response.data.number).toBe('50100012345678');
  });

  it('of another call or form is unchanged', () => {
    expect(withMaskedValues(definition, 'GET other/', response)).toBe(response);
    expect(withMaskedValues(small({ properties: { note: text } }), 'GET bank/', response)).toBe(
      response,
    );
  });
});

it('masks a loaded value in a group and in a group of an entry', () => {
  const group = { type: 'object', properties: { pan: text, name: text } };
  const words = { pan: { 'ui:mask': { last: 2 } } };
  const grouped = small(
    {
      properties: {
        owner: { ...group, readOnly: true },
        people: {
          type: 'array',
          maxItems: 5,
          readOnly: true,
          items: { type: 'object', properties: { who: group } },
        },
        numbers: { type: 'array', maxItems: 5, readOnly: true, items: text },
      },
    },
    { owner: words, people: { items: { who: words } }, numbers: { items: words.pan } },
    {
      load: [{ call: 'GET bank/', keep: { '/all': '/data' } }],
      prefill: {
        '/owner': '/loaded/all/owner',
        '/people': '/loaded/all/people',
        '/numbers': '/loaded/all/numbers',
      },
    },
  );
  const one = { pan: 'ABCPS1234F', name: 'Asha' };
  const masked = { pan: '•••• 4F', name: 'Asha' };
  const response = { data: { owner: one, people: [{ who: one }], numbers: ['12345678'] } };
  expect(withMaskedValues(grouped, 'GET bank/', response)).toEqual({
    data: { owner: masked, people: [{ who: masked }], numbers: ['•••• 78'] },
  });
});

it('is not evaded by a group of which one field is called a name', () => {
  const name = { type: 'string' };
  const group = { type: 'object', properties: { name } };
  const ui: Ui = { name: { 'ui:mask': { last: 2 } } };
  const value = { name: 'Secret Name' };
  expect(formatAnswer(definition, group, ui, value)).toBe('');
  expect(formatAnswer(definition, { ...group, upload: {} }, {}, value)).toBe('Secret Name');
});

it('says in texts what can be read', () => {
  const loaded = { account: '50100012345678' };
  const answers = { ...loaded, typed: '12345678' };
  const told = withValues(definition, { ...context, loaded }, answers);
  expect(told.ui.note['ui:help']).toBe('•••• 5678 •••• 5678 •••• 78');
});

it('lets only the server judge a masked value', () => {
  const loaded = { account: '•••• 5678' };
  const outcome = (isMasked: boolean) =>
    submitRequest(
      definition,
      { ...context, loaded, ...(isMasked && { isMasked: true as const }) },
      {},
    ).kind;
  expect(outcome(true)).toBe('call');
  expect(outcome(false)).toBe('problems');
});
