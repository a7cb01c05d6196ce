import { expect, it } from 'vitest';
import { openRequest } from '../../src/engine';
import { exampleRequest } from '../exampleRequest';

const { definition, example, outcomeOf, messagesOf, withoutPolicy } = exampleRequest(
  'fund_switch',
  'accepted-one-line',
);
const line = { fundCode: 'EQTY', switch_to_id: 'LIQD', switch_percentage: 40, isEditing: false };

/** The message for a line with these changes; `undefined` when it is accepted. */
const lineMessage = (changes: object) =>
  Object.entries(messagesOf({ lines: [{ ...line, ...changes }] })).find(
    ([at]) => at !== 'lines',
  )?.[1];
const listMessage = (...lines: object[]) =>
  messagesOf({ lines: lines.map((changes) => ({ ...line, ...changes })) });

it('[FSW-04] blocks a policy with a fund strategy, with a message that names the strategy', () => {
  const { as } = example;
  const context = {
    customer: {},
    policies: [{ policyNo: as.policyNo!, policyStatus: 'PREMIUM PAYING', isUlipPolicy: true }],
    policy: { policyNo: as.policyNo!, policyStatus: 'PREMIUM PAYING', isUlipPolicy: true },
    subType: { name: '', code: '' },
    today: example.today,
  };
  const openedIn = (profileId: string) =>
    openRequest(definition, { ...context, loaded: { profileId } });
  for (const profile of ['Age Based', 'Life Stage Strategy', 'Whatever comes'])
    expect(openedIn(profile)).toEqual({
      refusal: {
        rule: 'not-eligible',
        at: '/blocked',
        message: `Fund Switch is not allowed in your ${profile} fund strategy`,
      },
    });
  for (const profile of ['Self-Managed Fund Strategy', ''])
    expect(openedIn(profile)).not.toHaveProperty('refusal');
});

it('[FSW-07] requires a policy', () => {
  expect(withoutPolicy()).toEqual({ policy: 'Please select policy number' });
});

it('[FSW-12] [FSW-13] [FSW-14] requires a percentage above 0 and up to 100', () => {
  expect(lineMessage({ switch_percentage: undefined })).toBe('Please enter a percentage to switch');
  expect(lineMessage({ switch_percentage: 0 })).toBe('Percentage should be more than 0');
  for (const switch_percentage of [-1, 101, 1000])
    expect(lineMessage({ switch_percentage })).toBe(
      'Total Percentage allocation cannot be more than 100 and less than 0',
    );
  for (const switch_percentage of [1, 100])
    expect(lineMessage({ switch_percentage })).toBeUndefined();
});

it('[FSW-15] [FSW-17] requires different source and target funds', () => {
  expect(lineMessage({ switch_to_id: undefined })).toBe('Please select fund to switch');
  expect(lineMessage({ switch_to_id: 'EQTY' })).toBe('Please select fund to switch');
});

it('[FSW-16] allows a total of up to 100 for each source fund', () => {
  const sum = { lines: 'Total Percentage allocation cannot be more than 100' };
  const second = (switch_percentage: number) => ({ switch_to_id: 'BAL', switch_percentage });
  expect(listMessage({ switch_percentage: 60 }, second(41))).toEqual(sum);
  expect(listMessage({ switch_percentage: 60 }, second(40))).toEqual({});
  expect(listMessage({ switch_percentage: 100 }, { fundCode: 'BOND' })).toEqual({});
});

it('[FSW-18] requires at least one line', () => {
  expect(messagesOf({ lines: undefined })).toEqual({ lines: 'Add a switch first' });
  expect(messagesOf({ lines: [] })).toEqual({ lines: 'Add a switch first' });
});

it('[FSW-19] requires the accepted terms', () => {
  for (const accept_terms of [undefined, false])
    expect(messagesOf({ accept_terms })).toEqual({
      accept_terms: 'Please accept Terms & Condition',
    });
});

it('[FSW-21] [FSW-22] sends the switches and the current funds, with the code of Fund Switch', () => {
  expect(definition.request.subType).toEqual({ name: 'Fund Switch' });
  expect(
    outcomeOf({ lines: [line, { ...line, fundCode: 'BOND', switch_to_id: 'EQTY' }] }),
  ).toMatchObject({
    kind: 'call',
    step: { call: 'POST fund-switch/' },
    payload: {
      switch: [
        {
          policyNumber: '50010001',
          from_fund: 'EQTY',
          to_fund: 'LIQD',
          switch_percentage: 40,
          etli_sub_type: 'ST0101',
        },
        { from_fund: 'BOND', to_fund: 'EQTY' },
      ],
      existing: [
        {
          fund_value: 64143.2292,
          nav_value: 42.1875,
          existing_percentage: 60,
          existing_fund_code: 'EQTY',
          number_of_units: 1520.4321,
          is_existing: false,
        },
        { existing_percentage: 40, existing_fund_code: 'BOND', is_existing: true },
      ],
    },
  });
});
