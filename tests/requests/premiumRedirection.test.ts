import { expect, it } from 'vitest';
import { openRequest } from '../../src/engine';
import { exampleRequest } from '../exampleRequest';

const { definition, example, outcomeOf, messagesOf, withoutPolicy } = exampleRequest(
  'premium_redirection',
  'accepted-one-fund',
);
const funds = ['Equity Large Cap', 'Equity Mid Cap', 'Bond Fund', 'Balanced Fund', 'Liquid Fund'];

/** A line for each fund of the plan with these percentages; `undefined` leaves a line empty. */
const lines = (...percentages: (number | undefined)[]) => ({
  lines: funds.map((fund_name, i) => ({ fund_name, new_percentage: percentages[i] })),
});

it('[RED-02] blocks a policy with a fund strategy, with a message that names the strategy', () => {
  const policy = { policyNo: '1', policyStatus: 'PREMIUM PAYING', isUlipPolicy: true };
  const opening = openRequest(definition, {
    customer: {},
    policies: [policy],
    policy,
    subType: { name: '', code: '' },
    loaded: { profileId: 'Life Stage Strategy' },
    today: example.today,
  });
  expect(opening).toMatchObject({
    refusal: {
      message: 'Premium Redirection is not allowed in your Life Stage Strategy fund strategy',
    },
  });
});

it('[RED-04] requires a policy', () => {
  expect(withoutPolicy()).toEqual({ policy: 'Please select policy number' });
});

it('[RED-05] requires a value other than zero', () => {
  for (const none of [lines(), lines(0, 0, 0, 0, 0)])
    expect(messagesOf(none)).toEqual({ lines: 'Please enter Premium redirection value' });
});

it('[RED-06] requires the accepted terms', () => {
  for (const accept_terms of [undefined, false])
    expect(messagesOf({ accept_terms })).toEqual({
      accept_terms: 'Please accept Terms & Conditions',
    });
});

it('[RED-07] [RED-09] requires a total of exactly 100 and counts empty fields as 0', () => {
  for (const wrong of [lines(99), lines(60, 41), lines(undefined, 50, 51), lines(1)])
    expect(messagesOf(wrong)).toEqual({ lines: 'Total redirected percentage should be 100' });
  for (const right of [lines(100), lines(60, undefined, 40), lines(20, 20, 20, 20, 20)])
    expect(messagesOf(right)).toEqual({});
});

it('[RED-10] accepts percentages from 0 to 100', () => {
  const words = 'Please enter a percentage from 0 to 100';
  expect(messagesOf(lines(101, -1))).toEqual({
    'lines/0/new_percentage': words,
    'lines/1/new_percentage': words,
  });
  expect(messagesOf(lines(100, 0))).toEqual({});
});

it('[RED-11] [RED-12] sends a line for each fund, with the code of Premium Redirection', () => {
  expect(definition.request.subType).toEqual({ name: 'Premium Redirection' });
  const sent = (fund_name: string, new_percentage: number, existing_percentage: number) => ({
    policyNumber: '50010001',
    fund_name,
    new_percentage,
    existing_percentage,
    etli_sub_type: 'ST0101',
  });
  expect(outcomeOf(lines(30, undefined, undefined, undefined, 70))).toMatchObject({
    kind: 'call',
    step: { call: 'POST premium-redirection/' },
    payload: [
      sent('Equity Large Cap', 30, 60),
      sent('Equity Mid Cap', 0, 0),
      sent('Bond Fund', 0, 40),
      sent('Balanced Fund', 0, 0),
      sent('Liquid Fund', 70, 0),
    ],
  });
});
