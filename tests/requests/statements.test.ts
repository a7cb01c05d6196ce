import { describe, expect, it } from 'vitest';
import { openRequest, optionsOf, documentOf } from '../../src/engine';
import { contextOf } from '../examples';
import { exampleRequest, unanswered } from '../exampleRequest';

const premiumPaying = { policyNo: '1', policyStatus: 'PREMIUM PAYING' };
const statuses = [
  'PREMIUM PAYING',
  'DISCONTINUANCE PENDING',
  'DISCONTINUED',
  'LAPSED',
  'REDUCED PAID-UP',
  'PAID-UP',
  'MATURED',
  'WAIVER',
  'CONVERTED',
  'SURRENDER',
  'TERMINATED',
];

/** The statuses of the offered policies. */
function offeredBy({ definition, example }: ReturnType<typeof exampleRequest>): string[] {
  const policies = statuses.map((policyStatus, i) => ({ policyNo: String(i), policyStatus }));
  const opening = openRequest(definition, {
    customer: {},
    policies,
    subType: { name: '', code: '' },
    today: example.today,
  });
  if (!('policies' in opening)) throw new Error(opening.refusal.message);
  return opening.policies.map(({ policyStatus }) => policyStatus);
}

/** The financial years that are offered for a policy with this start date. */
const yearsFrom = (
  { definition }: ReturnType<typeof exampleRequest>,
  start: string,
  today: string,
) =>
  optionsOf(
    definition,
    definition.request.lists!['/financial_year']!,
    documentOf(
      {
        customer: {},
        policies: [premiumPaying],
        subType: { name: '', code: '' },
        loaded: { start },
        today,
      },
      {},
    ),
  )!.map(({ label }) => label);

describe.each([
  ['premium_paid_certificate', 'accepted-year'],
  ['premium_receipt', 'accepted-year'],
])('%s', (key, name) => {
  const asked = exampleRequest(key, name);

  it('[PPC-01] [RCPT-01] is offered for premium paying policies', () => {
    expect(offeredBy(asked)).toEqual(['PREMIUM PAYING']);
  });

  it('[PPC-03] [RCPT-02] requires a policy and a year', () => {
    expect(asked.withoutPolicy(unanswered(['financial_year']))).toEqual({
      policy: 'Please select policy number',
      financial_year: 'Financial year cannot be empty',
    });
  });

  it('[PPC-04] offers the financial years from the start of the policy to the current one', () => {
    expect(yearsFrom(asked, '2023-03-31', '2026-11-21')).toEqual([
      '2026-2027',
      '2025-2026',
      '2024-2025',
      '2023-2024',
      '2022-2023',
    ]);
    expect(yearsFrom(asked, '2025-04-01', '2026-03-31')).toEqual(['2025-2026']);
    expect(yearsFrom(asked, '2025-04-01', '2026-04-01')).toEqual(['2026-2027', '2025-2026']);
  });
});

describe('premium paid certificate', () => {
  const { definition, example, outcomeOf, messagesOf } = exampleRequest(
    'premium_paid_certificate',
    'accepted-year',
  );

  it('[PPC-05] checks whether there is data for the policy and the year', () => {
    expect(definition.request.lookUps!['/financial_year']).toMatchObject({
      call: 'POST ppc-data-availability',
      send: { policy_number: '/policy/policyNo', year: '/answers/financial_year' },
    });
  });

  it('[PPC-06] is not available without data', () => {
    const context = contextOf(definition, example);
    const lookedUp = { '/financial_year': { status: 'success', data_available: false } };
    expect(messagesOf({ data_available: undefined }, { ...context, lookedUp })).toEqual({
      financial_year: 'No premium received for said year',
    });
  });

  it('[PPC-07] sends year, policy and request type', () => {
    expect(outcomeOf()).toMatchObject({
      step: { call: 'POST download-ppc' },
      payload: {
        financialYear: '2023-2024',
        policyNumber: '50010001',
        requestType: 'download_ppc_ccm',
      },
    });
  });
});

describe('premium receipt', () => {
  const { definition, outcomeOf } = exampleRequest('premium_receipt', 'accepted-year');

  it('[RCPT-03] sends policy and year, with the code of Premium Receipt', () => {
    expect(definition.request.subType).toEqual({ name: 'Premium Receipt' });
    expect(outcomeOf()).toMatchObject({
      step: { call: 'POST premium-reciept' },
      payload: {
        policyNumber: '50010001',
        financialYear: '2023-2024',
        etli_sub_type: 'ST0101',
      },
    });
  });
});

describe('fund statement', () => {
  const asked = exampleRequest('fund_statement', 'accepted-a-year');
  const { outcomeOf, messagesOf, withoutPolicy } = asked;
  const both = (date: string) => messagesOf({ from_date: date, to_date: date });
  const alike = (words: string) => ({ from_date: words, to_date: words });
  const outside = 'Please select a date from the day before your policy started up to today';

  it('[FSTM-01] is offered for policies of six statuses', () => {
    expect(offeredBy(asked).sort()).toEqual([
      'DISCONTINUANCE PENDING',
      'DISCONTINUED',
      'MATURED',
      'PAID-UP',
      'PREMIUM PAYING',
      'REDUCED PAID-UP',
    ]);
  });

  it('[FSTM-02] [FSTM-03] requires a policy and both dates', () => {
    expect(withoutPolicy(unanswered(['from_date', 'to_date']))).toEqual({
      policy: 'Please select policy number',
      from_date: 'Please select From Date',
      to_date: 'Please select To Date',
    });
  });

  it('[FSTM-04] rejects an invalid date with a message', () => {
    expect(both('01/ 4/2026')).toEqual(alike('Date should not contain space'));
    for (const date of ['1/4/2026', '01/04/26', '01/04/20266'])
      expect(both(date)).toEqual(alike('Please enter date in DD/MM/YYYY format'));
    for (const date of ['31/02/2026', 'ab/cd/efgh', '2026/02/01'])
      expect(both(date)).toEqual(alike('Please enter valid date'));
  });

  it('[FSTM-05] requires the first day to be on or before the last day', () => {
    expect(messagesOf({ from_date: '2026-03-02', to_date: '2026-03-01' })).toEqual({
      from_date: 'From date should be less than To date',
    });
    expect(both('2026-03-01')).toEqual({});
  });

  it('[FSTM-06] accepts dates from the day before the start of the policy until today', () => {
    // The policy started on 15/06/2018; today is 21/11/2026.
    for (const date of ['2018-06-14', '2026-11-21']) expect(both(date)).toEqual({});
    for (const date of ['2018-06-13', '2026-11-22']) expect(both(date)).toEqual(alike(outside));
  });

  it('[FSTM-07] sends the dates as YYYY-MM-DD', () => {
    expect(outcomeOf({ from_date: '2026-03-01', to_date: '2026-03-31' })).toMatchObject({
      step: { call: 'POST fund-statement' },
      payload: {
        fromDate: '2026-03-01',
        toDate: '2026-03-31',
        policyNumber: '50010001',
        requestType: 'fund_statement_dms',
      },
    });
  });
});

describe('policy document', () => {
  const { definition, outcomeOf, messagesOf, withoutPolicy } = exampleRequest(
    'policy_document_copy',
    'accepted-plain',
  );

  it('[PDOC-01] [PDOC-02] requires only a policy', () => {
    expect(withoutPolicy()).toEqual({ policy: 'Please select policy number' });
    expect(messagesOf({ comments: undefined })).toEqual({});
  });

  it('[PDOC-03] sends policy and comments, with the code of Policy Document', () => {
    expect(definition.request.subType).toEqual({ name: 'Policy Document' });
    const send = (comments?: string) => outcomeOf({ comments });
    expect(send('To my new address')).toMatchObject({
      step: { call: 'POST soft-policy-doc/' },
      payload: {
        policyNumber: '50010001',
        is_email: true,
        comments: 'To my new address',
        etli_sub_type: 'ST0101',
      },
    });
    expect(send()).toMatchObject({ payload: { comments: '' } });
  });
});
