import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { definitionOf, subTypeCode, ticketsOf } from './help/requests';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
});
afterAll(() => server.close());

const dob = '1985-04-12';

describe('funds of a policy', () => {
  it('[FVAL-02] [FVAL-03] have name, units, price and value, and a total', async () => {
    const { body } = await asha.get('fund-details/', { dob, policyNo: '50010001' });
    expect(body).toEqual({
      status: 'success',
      fundDetails: [
        {
          fundCode: 'EQTY',
          fundName: 'Equity Large Cap',
          fundUnitQuantity: 1520.4321,
          fundUnitPrice: 42.1875,
          fundValue: 64143.2292,
          allocation: 60,
        },
        {
          fundCode: 'BOND',
          fundName: 'Bond Fund',
          fundUnitQuantity: 980.1,
          fundUnitPrice: 25.4312,
          fundValue: 24925.1191,
          allocation: 40,
        },
      ],
      totalFundValue: 89068.3483,
      navDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const { today } = (await server.anyone.get('settings/')).body;
    expect(Date.parse(today) - Date.parse(body.navDate)).toBe(24 * 60 * 60 * 1000);
  });

  it('have the same total as on the policy card', async () => {
    const { body } = await asha.get('policy/', { dob, policyNo: '50010001' });
    expect(body.fundValue).toBe(89068.3483);
  });

  it('are empty for a policy that is not unit-linked', async () => {
    const { body } = await asha.get('fund-details/', { dob, policyNo: '50010002' });
    expect(body).toMatchObject({ fundDetails: [], totalFundValue: 0 });
    const card = await asha.get('policy/', { dob, policyNo: '50010002' });
    expect(card.body.fundValue).toBeNull();
  });

  it('are not returned for another date of birth', async () => {
    const wrong = { dob: '1985-04-13', policyNo: '50010001' };
    expect((await asha.get('fund-details/', wrong)).body.status).toBe('failed');
    const allocation = { dob: '1985-04-13', policyNumber: '50010001' };
    expect((await asha.post('fund-allocation/', allocation)).body.status).toBe('failed');
  });

  it('[FSW-06] have premium allocations that add up to 100 %', async () => {
    const { body } = await asha.post('fund-allocation/', { dob, policyNumber: '50010001' });
    expect(body).toEqual([
      {
        fundId: 'EQTY',
        allocationPercentage: 60,
        policyNumber: '50010001',
        fundCode: 'EQTY',
        fundName: 'Equity Large Cap',
      },
      {
        fundId: 'BOND',
        allocationPercentage: 40,
        policyNumber: '50010001',
        fundCode: 'BOND',
        fundName: 'Bond Fund',
      },
    ]);
  });
});

describe('funds of a product', () => {
  it('[FSW-05] are listed with name, code and price, including the funds that the policy holds', async () => {
    const { body } = await asha.post('to-fund-switch-list/', { product_id: 'INUL01' });
    expect(body).toHaveLength(5);
    expect(body[0]).toEqual({
      attribute_code: 'EQTY',
      attribute_text: 'Equity Large Cap',
      switchAllocation: 0,
      label: 'Equity Large Cap',
      value: 'EQTY',
      id: 'EQTY',
      fundCode: 'EQTY',
      fundName: 'Equity Large Cap',
      nav: 42.1875,
    });
    const held = await asha.get('fund-details/', { dob, policyNo: '50010001' });
    for (const { fundCode, fundUnitPrice } of held.body.fundDetails)
      expect(body.find((fund: any) => fund.fundCode === fundCode).nav).toBe(fundUnitPrice);
  });

  it.each(['INEN01', 'nothing', 'toString', '__proto__'])(
    '[FSW-05] are empty, with a message, for %s',
    async (product_id) => {
      expect((await asha.post('to-fund-switch-list/', { product_id })).body).toEqual({
        status: 'failed',
        message: expect.any(String),
      });
    },
  );
});

describe('a request for funds', () => {
  const raised = (key: string) => `${definitionOf(key).request.steps[0]!.call.split(' ')[1]}`;

  it.each([
    [
      'another sub-type in a line',
      { from_fund: 'EQTY', etli_sub_type: 'ST9999' },
      '/etli_sub_type',
    ],
    ['a fund that is named otherwise elsewhere', { from_fund: 'LIQD' }, '/existing_fund_code'],
    [
      'another fund that is not held',
      { from_fund: 'MIDC', existing_fund_code: 'MIDC' },
      '/lines/0/fundCode',
    ],
  ])('is refused for %s, and nothing is raised', async (_what, change: any, at) => {
    const before = (await ticketsOf(asha, '50010001')).length;
    const etli_sub_type = await subTypeCode(asha, 'fund_switch');
    const { existing_fund_code = 'EQTY', ...line } = change;
    const { status, body } = await asha.post(raised('fund_switch'), {
      switch: [
        {
          policyNumber: '50010001',
          to_fund: 'BOND',
          switch_percentage: 60,
          etli_sub_type,
          ...line,
        },
      ],
      existing: [{ existing_fund_code }],
      etli_sub_type,
    });
    expect({ status, at: body.problems?.map((problem: any) => problem.at) }).toEqual({
      status: 422,
      at: [at],
    });
    expect(await ticketsOf(asha, '50010001')).toHaveLength(before);
  });

  it('is refused when it names a fund twice, and nothing is raised', async () => {
    const before = (await ticketsOf(asha, '50010001')).length;
    const etli_sub_type = await subTypeCode(asha, 'premium_redirection');
    const line = {
      policyNumber: '50010001',
      fund_name: 'Equity Large Cap',
      new_percentage: 50,
      existing_percentage: 60,
      etli_sub_type,
    };
    const { status, body } = await asha.post(raised('premium_redirection'), [line, line]);
    expect(status).toBe(422);
    expect(body.problems).toEqual([
      { at: '/lines', rule: 'uniqueBy', message: 'Please give each fund once' },
    ]);
    expect(await ticketsOf(asha, '50010001')).toHaveLength(before);
  });
});
