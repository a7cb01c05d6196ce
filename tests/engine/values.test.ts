import { describe, expect, it } from 'vitest';
import type { Context, RequestRules, Ui } from '../../src/engine/definition/definition';
import { openRequest } from '../../src/engine/request/openRequest';
import { submitRequest } from '../../src/engine/request/submitRequest';
import { withValues } from '../../src/engine/request/withValues';
import { asOf } from '../../src/engine/request/asOf';
import { context, small } from './definitionOf';

const text = { type: 'string', maxLength: 60 };
const schema = {
  properties: {
    amount: { type: 'integer', maximum: 900000 },
    rate: { type: 'number' },
    weight: { type: 'number' },
    day: { ...text, format: 'date' },
    mode: { ...text, enum: ['A', 'H'] },
    town: text,
    agrees: { type: 'boolean' },
    files: { type: 'array', maxItems: 5, items: text },
    scan: { type: 'object', upload: { extensions: ['pdf'], maxBytes: 10 } },
    fund: { type: 'number', readOnly: true },
    note: text,
  },
};
const fields: Ui = {
  amount: { 'ui:title': 'Amount', 'ui:money': true },
  rate: { 'ui:decimals': 2 },
  weight: { 'ui:unit': 'kg' },
  mode: { 'ui:enumNames': ['By {/policy/planName|post}', 'By hand'] },
  fund: { 'ui:money': true },
};

const definition = (ui: Ui, request: Partial<RequestRules> = {}) =>
  asOf(
    small(
      schema,
      { ...fields, ...ui },
      { prefill: { '/fund': { from: '/loaded/fund', or: null } }, ...request },
    ),
    context.today,
  );

/** What a text says, as the help of a field. */
const said = (help: string, answers: object = {}, more: Partial<Context> = {}) =>
  withValues(definition({ note: { 'ui:help': help } }), { ...context, ...more }, answers).ui.note[
    'ui:help'
  ];

describe('a text that names a value', () => {
  it.each([
    ['rupees', '{/answers/amount}', { amount: 1200000 }, '₹\u00A012,00,000'],
    ['decimals', '{/answers/rate}', { rate: 7.5 }, '7.50'],
    ['a unit', '{/answers/weight}', { weight: 62 }, '62 kg'],
    ['a day', '{/answers/day}', { day: '2026-01-31' }, '31/01/2026'],
    ['the label of a choice', '{/answers/mode}', { mode: 'H' }, 'By hand'],
    ['a label that names a value, too', '{/answers/mode}', { mode: 'A' }, 'By post'],
    ['yes', '{/answers/agrees}', { agrees: true }, 'Yes'],
    ['no, which is an answer', '{/answers/agrees|not known}', { agrees: false }, 'No'],
    ['0, which is an answer', '{/answers/amount|not known}', { amount: 0 }, '₹\u00A00'],
    ['a list', '{/answers/files}', { files: ['a', 'b'] }, 'a, b'],
    ['the name of a file', '{/answers/scan}', { scan: { id: '1', name: 'a.pdf' } }, 'a.pdf'],
    ['an entry of a list', '{/answers/files/1}', { files: ['a', 'b'] }, 'b'],
  ])('says %s as the field shows it', (_kind, help, answers, expected) => {
    expect(said(help, answers)).toBe(expected);
  });

  it('says a value of the records as the field that is prefilled with it', () => {
    expect(said('{/loaded/fund}', {}, { loaded: { fund: 1234.5 } })).toBe('₹\u00A01,234.50');
  });

  it.each([
    ['2026-11-21T10:00:00Z', '21/11/2026'],
    [1234567, '12,34,567'],
    [1234.5, '1,234.50'],
    [true, 'Yes'],
    [['a', 'b'], 'a, b'],
    ['500000', '500000'],
    [{ a: 1 }, 'none'],
    [null, 'none'],
    ['', 'none'],
  ])('says %j of no field by its kind', (value, expected) => {
    expect(said('{/loaded/it|none}', {}, { loaded: { it: value } })).toBe(expected);
  });

  it('says several values, the day, the policy and the customer', () => {
    expect(said('{/today}: {/customer/fullName}, {/policy/policyNo}, {/subType/name}')).toBe(
      '21/11/2026: Asha Sample, 50010001, small',
    );
  });

  it('reads on without a value: by what stands for it, else by a dash', () => {
    expect(said('Pay {/answers/amount|the amount} now')).toBe('Pay the amount now');
    expect(said('Pay {/answers/amount|} now')).toBe('Pay  now');
    expect(said('Pay {/answers/amount} now')).toBe('Pay – now');
  });

  it('never fills in what a customer types', () => {
    const town = '{/customer/clientId} {careContact} {limit} {/answers/town} $& $1 <b>';
    expect(said('In {/answers/town}', { town })).toBe(`In ${town}`);
    const { request, ui } = withValues(
      definition(
        {
          mode: { 'ui:enumNames': ['{/answers/town|-}', 'x'] },
          note: { 'ui:help': '{/answers/mode|-}' },
        },
        {},
      ),
      context,
      { town, mode: 'A' },
    );
    expect(ui.note['ui:help']).toBe(town);
    expect(request.success.message).toContain('{ticketnumber}');
  });

  it('finds no property of an object itself', () => {
    expect(said('{/answers/constructor|none} {/customer/__proto__/a|none}')).toBe('none none');
  });

  it('is the same definition while it says the same, and the given one without values', () => {
    const one = definition({ note: { 'ui:help': '{/answers/amount|none}' } });
    const first = withValues(one, context, { amount: 5, town: 'a' });
    expect(withValues(one, context, { amount: 5, town: 'b' })).toBe(first);
    expect(withValues(first, context, { amount: 6 }).ui.note['ui:help']).toBe('₹\u00A06');
    const plain = asOf(small(schema), context.today);
    expect(withValues(plain, context, {})).toBe(plain);
  });

  it('leaves maps as they are', () => {
    const send = { policyNumber: '/policy/policyNo', note: { const: '{/answers/town}' } };
    const { request } = withValues(
      definition(
        { note: { 'ui:help': '{/answers/town|x}' } },
        { steps: [{ id: 'raise', call: 'POST small/', raises: 'ticket', send }] },
      ),
      context,
      { town: 'Pune' },
    );
    expect(request.steps[0]!.send).toEqual(send);
  });
});

describe('the decisions say values', () => {
  it('in refusals', () => {
    const none = definition(
      {},
      { policies: { where: false as never, none: 'Nothing for {/customer/fullName}' } },
    );
    expect(openRequest(none, context)).toEqual({
      refusal: { rule: 'no-policy', message: 'Nothing for Asha Sample' },
    });
    const allowed = definition(
      {},
      {
        policies: {
          where: {},
          none: '',
          allowed: { where: false as never, message: 'Not {/policy/policyNo}' },
        },
      },
    );
    expect(openRequest(allowed, context)).toMatchObject({
      refusal: { message: 'Not 50010001' },
    });
  });

  it('in problems, beside the limit, and what is typed is not filled in again', () => {
    const one = definition({
      amount: {
        'ui:title': 'Amount',
        'ui:money': true,
        'ui:messages': { maximum: '{/answers/town|You}: at most {limit}' },
      },
    });
    expect(submitRequest(one, context, { amount: 900001, town: '{limit}' })).toMatchObject({
      kind: 'problems',
      problems: [{ at: '/amount', message: '{limit}: at most ₹\u00A09,00,000' }],
    });
  });

  it('in the message at the end, and what is typed is not filled in again', () => {
    const one = definition(
      {},
      { success: { message: '{/answers/amount} to {/answers/town}: {ticketnumber}' } },
    );
    const steps = { raise: { status: 'success', ticketnumber: 'SR1' } };
    const answers = { amount: 5000, town: '{ticketnumber}' };
    expect(submitRequest(one, { ...context, steps }, answers)).toMatchObject({
      kind: 'done',
      message: '₹\u00A05,000 to {ticketnumber}: SR1',
    });
  });
});
