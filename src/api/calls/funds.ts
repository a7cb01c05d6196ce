import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import {
  birthday,
  input,
  planId,
  policyNumber,
  rupees,
  shownPolicyNumber,
  success,
} from '../schemas';

const percent = Type.Number({ description: 'In percent.' });

const fundCode = Type.String({ title: 'fund code' });
const fundName = Type.String({ title: 'fund name' });

const fund = Type.Object({
  fundCode,
  fundName,
  fundUnitQuantity: Type.Number(),
  fundUnitPrice: rupees,
  fundValue: rupees,
  allocation: percent,
});

export const fundCalls = {
  'GET fund-details/': {
    summary: 'Lists the funds of a unit-linked policy with their values.',
    caller: 'session',
    changes: false,
    input: input({ dob: birthday, policyNo: policyNumber }),
    output: success({
      fundDetails: Type.Array(fund),
      totalFundValue: rupees,
      navDate: Type.String({ format: 'date' }),
    }),
  },
  'POST fund-allocation/': {
    summary: 'Lists the funds into which future premiums go.',
    caller: 'session',
    changes: false,
    input: input({ policyNumber, dob: birthday }),
    output: Type.Array(
      Type.Object({
        fundId: Type.String(),
        allocationPercentage: percent,
        policyNumber: shownPolicyNumber,
        fundCode,
        fundName,
      }),
    ),
  },
  'POST to-fund-switch-list/': {
    summary: 'Lists the funds that a product offers.',
    caller: 'session',
    changes: false,
    input: input({ product_id: planId }),
    output: Type.Array(
      Type.Object({
        attribute_code: Type.String(),
        attribute_text: Type.String(),
        switchAllocation: percent,
        label: Type.String(),
        value: Type.String(),
        id: Type.String(),
        fundCode,
        fundName,
        nav: rupees,
      }),
    ),
  },
  'POST fund-value/': {
    summary: 'Sends the fund value of a policy by SMS, at most once a day.',
    caller: 'session',
    changes: true,
    input: input({ policyNumber, etli_sms: Type.Literal('FUND_VALUE') }),
    output: success(),
  },
} as const satisfies Contract;
