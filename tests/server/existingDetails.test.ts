import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './help/server';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

describe('existing details', () => {
  it('[GSTUP-02] hold the GST number of the customer, or none', async () => {
    const gstin = async (clientId: string) =>
      (await (await server.signIn(clientId)).get('get-gst-detail/', { clientId })).body;
    expect(await gstin('C10001')).toEqual({ status: 'success', etli_gstin: '27ABCPS1234F1Z5' });
    expect(await gstin('C10002')).toEqual({ status: 'success', etli_gstin: '' });
  });

  it('[BANK-02] hold the bank account of the policy, or none', async () => {
    const asha = await server.signIn('C10001');
    const bank = async (policyNumber: string) =>
      (await asha.get('get-bank-detail/', { policyNumber })).body;
    expect(await bank('50010001')).toEqual({
      status: 'success',
      etli_bankaccountnumber: '123456789012',
      etli_accounttype: 'SA',
      etli_accountholdername: 'ASHA SAMPLE',
      etli_ifsccode_value: 'DEMO0000123',
    });
    expect(await bank('50010002')).toEqual({
      status: 'success',
      etli_bankaccountnumber: '',
      etli_accounttype: '',
      etli_accountholdername: '',
      etli_ifsccode_value: '',
    });
  });

  it('[DLC-04] hold the day on which the certificate of existence expires: none, past or future', async () => {
    const lakshmi = await server.signIn('C10003');
    const { today } = (await server.anyone.get('settings/')).body;
    const till = async (policy_number: string) => {
      const { body } = await lakshmi.post('evc-applicable-date/', { policy_number });
      expect(body.status).toBe('success');
      return body.applicable_till_date;
    };
    expect(await till('50030001')).toBe('');
    expect(await till('50030002')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await till('50030002')) < today).toBe(true);
    expect((await till('50030003')) > today).toBe(true);
  });

  it('[EIA-05] [EIA-02] hold the repositories with their URLs', async () => {
    const asha = await server.signIn('C10001');
    const { body } = await asha.get('get-eia-repository-list/');
    expect(body.list).toHaveLength(4);
    expect(body.list[1]).toEqual({
      label: 'Repository Two',
      value: 'Repository Two',
      id: 2,
      url: 'https://repository-two.example.com/',
    });
  });
});
