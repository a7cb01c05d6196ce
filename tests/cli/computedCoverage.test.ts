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

function withdrawal(): string {
  const root = definitionsWithPassbook();
  const folder = join(root, 'schemas/passbook_copy');
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'examples'), { recursive: true });
  for (const [name, content] of Object.entries({ schema, ui, request }))
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
