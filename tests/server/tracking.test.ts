import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { TestServer } from './help/server';

let server: TestServer;
let daniel: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  daniel = await server.signIn('C10005');
});
afterAll(() => server.close());

const ask = (input: object) =>
  daniel.post('track-service-request', { policyNumber: '50050001', ...input });
const numbersIn = (body: any): string[] => body.value.map(({ ticketnumber }: any) => ticketnumber);

describe('list of requests', () => {
  it('[TRACK-08] has pages of ten, newest first, that contain all requests', async () => {
    const whole = (await ask({})).body;
    expect(whole).toMatchObject({ total: 120, open: 53, closed: 67 });
    const numbers: string[] = [];
    for (let page = 1; page <= 12; page++) {
      const { body } = await ask({ page });
      expect(body.total).toBe(120);
      expect(body.value).toHaveLength(10);
      numbers.push(...numbersIn(body));
    }
    expect(numbers).toEqual(numbersIn(whole));
    const created = whole.value.map(({ createdon }: any) => createdon);
    expect(created).toEqual([...created].sort().reverse());
  });

  it('[TRACK-02] [TRACK-05] has the same fields on every page', async () => {
    const { body } = await ask({ page: 3, pageSize: 25 });
    expect(body.value).toHaveLength(25);
    for (const request of body.value)
      expect(request).toEqual({
        etli_PolicyNumber: { etli_applicationnumber: '50050001' },
        etli_SubType: { etli_name: expect.any(String) },
        statuscode: expect.any(Number),
        etli_srsubstatus: request.etli_srsubstatus,
        ticketnumber: expect.stringMatching(/^SR\d+$/),
        createdon: expect.any(String),
        etli_dateofclosure: request.etli_dateofclosure,
        description: expect.any(String),
        request_type: null,
        has_answers: false,
      });
  });

  it('has those of all policies without a policy', async () => {
    const asha = await server.signIn('C10001');
    const { body } = await asha.post('track-service-request', {});
    expect(body.value[0].etli_PolicyNumber.etli_applicationnumber).toBe('50010002');
    expect((await ask({ policyNumber: undefined })).body.total).toBe(120);
  });

  it('ends with a partial page and is empty after it', async () => {
    expect((await ask({ page: 3, pageSize: 50 })).body.value).toHaveLength(20);
    expect((await ask({ page: 13 })).body).toMatchObject({ value: [], total: 120 });
    const none = await daniel.post('track-service-request', { policyNumber: '50050002', page: 1 });
    expect(none.body).toEqual({ value: [], total: 0, open: 0, closed: 0 });
  });

  it.each([{ page: 0 }, { page: -1 }, { page: 1.5 }, { page: '1' }, { page: 1, pageSize: 51 }])(
    'rejects an invalid page: %j',
    async (input) => {
      expect((await ask(input)).status).toBe(400);
    },
  );

  it('includes a change that applies to all policies for each of them', async () => {
    const asha = await server.signIn('C10001');
    const totals = async () =>
      (await asha.post('track-service-request', { policyNumber: '50010001', page: 1 })).body.total;
    expect(await totals()).toBe(0);
    const { tickets, subTypes } = await import('../../src/server/store/schema');
    const [kind] = await server.db.select().from(subTypes).limit(1);
    await server.db.insert(tickets).values({
      ticketNumber: 'SR-all',
      clientId: 'C10001',
      policyNumber: '50010002',
      subTypeCode: kind!.code,
      statusCode: 1,
      description: 'All policies',
      createdAt: new Date(),
      exclusive: false,
      appliesToAll: true,
      answers: {},
    });
    expect(await totals()).toBe(1);
  });
});

describe('profile', () => {
  it('[PROF-05] returns every field that the cards show', async () => {
    const asha = await server.signIn('C10001');
    const { body } = await asha.post('client-details/', { clientId: 'C10001', dob: '1985-04-12' });
    expect(body).toMatchObject({
      firstName: 'Asha',
      lastName: 'Sample',
      dateOfBirth: '1985-04-12',
      gender: 'F',
      panNo: 'ABCPS1234F',
      mobileNo: '9000000001',
      alternateContact: '9000000011',
      emailType: 'primary',
      emailId: 'asha.sample@example.com',
      correspondenceAddressLine1: '12 Lake View',
      correspondenceAddressLine2: 'Hill Road',
      correspondenceAddressLine3: 'Bandra West',
      correspondenceAddressLine4: '',
      correspondenceCity: 'Mumbai',
      correspondenceState: 'Maharashtra',
      correspondencePincode: '400050',
    });
  });
});
