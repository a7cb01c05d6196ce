import { expect, it } from 'vitest';
import { checkNextSteps } from '../../src/authoring/lint/checkNextSteps';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { smallFiles } from '../engine/smallFiles';

const catalogue = JSON.stringify({
  serviceTypes: [
    {
      key: 'a',
      title: 'A',
      requestTypes: [{ key: 'bank_account', title: 'Bank', openedBy: ['Bank'] }],
    },
  ],
  screens: { 'fund-switch': 'fund_switch' },
});

const where = { properties: { planType: { const: 'TRAD' } }, required: ['planType'] };
const found = (opens: string) =>
  checkNextSteps(
    'small',
    smallFiles({
      'request/policies/allowed': [{ where, message: 'No', next: { title: 'Go', opens } }],
    }),
    catalogue,
    ['premium-payment', 'fund-switch'],
  ).map(formatDiagnostic);

it('knows keys, names in openedBy and screens', () => {
  for (const opens of ['bank_account', 'Bank', 'fund_switch', 'fund-switch', 'premium-payment'])
    expect(found(opens)).toEqual([]);
});

it('reports what a refused customer is led to and does not exist', () => {
  expect(found('premium-paiment')).toEqual([
    expect.stringMatching(
      /^schemas\/small\/request\.json:\d+:\d+ error catalogue-next No request type or screen is called "premium-paiment"\. Did you mean "premium-payment"\?$/,
    ),
  ]);
});
