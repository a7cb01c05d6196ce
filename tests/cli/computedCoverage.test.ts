import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { definitionsWithPassbook } from '../passbook';
import { runCatalogue } from './runCatalogue';

const schema = {
  type: 'object',
  properties: {
    from_equity: { type: 'integer', minimum: 0 },
    from_bonds: { type: 'integer', minimum: 0 },
    fund_value: { type: 'number', readOnly: true, minimum: 1 },
    total: {
      type: 'number',
      readOnly: true,
      minimum: 5000,
      numberAtMost: { percent: 25, of: '/fund_value' },
    },
  },
  required: ['from_equity', 'from_bonds'],
};
const title = (text: string, widget: string) => ({ 'ui:title': text, 'ui:widget': widget });
const ui = {
  'ui:title': 'Withdraw from your funds',
  'ui:submit': 'Submit request',
  from_equity: title('From equity', 'text'),
  from_bonds: title('From bonds', 'text'),
  fund_value: title('Fund value', 'existing'),
  total: title('In all', 'existing'),
};
const request = {
  subType: { name: 'Withdrawal' },
  policies: {
    where: { properties: { isUlipPolicy: { const: true } }, required: ['isUlipPolicy'] },
    none: 'No policies found',
  },
  openRequestCheck: false,
  load: [
    {
      call: 'GET fund-details/',
      send: { dob: '/customer/dateOfBirth', policyNo: '/policy/policyNo' },
      keep: { '/fundValue': '/totalFundValue' },
    },
  ],
  prefill: {
    '/fund_value': '/loaded/fundValue',
    '/total': { compute: 'sum', of: ['/answers/from_equity', '/answers/from_bonds'] },
  },
  steps: [
    {
      id: 'raise',
      call: 'POST withdrawal/',
      raises: 'ticket',
      send: {
        policyNumber: '/policy/policyNo',
        equity: '/answers/from_equity',
        bonds: '/answers/from_bonds',
        total: '/answers/total',
        value: '/answers/fund_value',
      },
    },
  ],
  success: { message: 'Your reference number is {ticketnumber}' },
};

const aLittle = {
  about: 'A little of two funds.',
  as: { clientId: 'C10001', policyNo: '50010001' },
  today: '2026-11-27',
  answers: { from_equity: 6000, from_bonds: 0 },
};

function withdrawal(changed: { schema?: object; ui?: object; request?: object } = {}): string {
  const root = definitionsWithPassbook();
  const folder = join(root, 'schemas/passbook_copy');
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'examples'), { recursive: true });
  for (const [name, content] of Object.entries({ schema, ui, request, ...changed }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content, null, 2));
  writeFileSync(join(folder, 'examples/accepted-a-little.json'), JSON.stringify(aLittle, null, 2));
  return root;
}

it('asks for examples that break the limits of a value that follows from answers', async () => {
  const { out } = await runCatalogue(withdrawal(), ['check', 'passbook_copy']);
  for (const rule of [
    'minimum (5000) of "/total"',
    'numberAtMost ({"percent":25,"of":"/fund_value"}) of "/total"',
  ])
    expect(out).toContain(
      `No example breaks ${rule}, whose value follows from answers. Add an example rejected-….json in which they break it; remove the rule if no answers can.`,
    );
  // The insurer's own value nobody can make wrong.
  expect(out).not.toContain('of "/fund_value"');
});

it('asks for none that breaks what a value is rounded to, nor for a value that is neither yes nor no', async () => {
  const { properties } = schema;
  const total = { ...properties.total, multipleOf: 0.01 };
  const sure = { type: 'boolean', enum: [true, false] };
  const [step] = request.steps;
  const send = { ...step!.send, sure: '/answers/sure' };
  const root = withdrawal({
    schema: { ...schema, properties: { ...properties, total, sure } },
    ui: { ...ui, sure: { ...title('Are you sure?', 'radio'), 'ui:enumNames': ['Yes', 'No'] } },
    request: { ...request, steps: [{ ...step, send }] },
  });
  const { out } = await runCatalogue(root, ['check', 'passbook_copy']);
  expect(out).toContain('No example breaks minimum (5000) of "/total"');
  expect(out).not.toContain('multipleOf');
  expect(out).not.toContain('breaks enum');
});

it('sees the message of a value that is not shown where the form says it', async () => {
  const hidden = {
    ...title('In all', 'hidden'),
    'ui:messages': { minimum: 'Both together must be {limit} or more' },
  };
  const root = withdrawal({ ui: { ...ui, total: hidden } });
  const asked = 'No example shows the message for minimum of "/total"';
  expect((await runCatalogue(root, ['check', 'passbook_copy'])).out).toContain(asked);
  const tooLittle = {
    ...aLittle,
    answers: { from_equity: 10, from_bonds: 0 },
    problems: [
      { at: '/from_equity', rule: 'minimum', message: 'Both together must be 5000 or more' },
    ],
  };
  const path = 'schemas/passbook_copy/examples/rejected-too-little.json';
  writeFileSync(join(root, path), JSON.stringify(tooLittle, null, 2));
  expect((await runCatalogue(root, ['check', 'passbook_copy'])).out).not.toContain(asked);
});

it('compares a place of a list that nothing is written to as null', async () => {
  const [step] = request.steps;
  const send = { ...step!.send, '/both/0': '/answers/from_equity', '/both/2': { const: 'end' } };
  const root = withdrawal({ request: { ...request, steps: [{ ...step, send }] } });
  const sent = {
    ...aLittle,
    steps: [
      {
        call: 'POST withdrawal/',
        payload: {
          policyNumber: '50010001',
          equity: 6000,
          bonds: 0,
          total: 6000,
          both: [6000, null, 'end'],
        },
      },
    ],
  };
  const path = 'schemas/passbook_copy/examples/accepted-a-little.json';
  writeFileSync(join(root, path), JSON.stringify(sent, null, 2));
  const { out } = await runCatalogue(root, ['check', 'passbook_copy']);
  expect(out).not.toContain('/both');
  expect(out).toContain('"/steps/0/payload/value" is');
});
