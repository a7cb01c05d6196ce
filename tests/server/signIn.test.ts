import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './help/server';

const asha = { dob: '1985-04-12' };
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

describe('OTP request', () => {
  it.each([
    ['policyNumber', '50010001'],
    ['emailId', 'asha.sample@example.com'],
    ['emailId', 'Asha.Sample@Example.com'],
    ['phoneNumber', '9000000001'],
  ])('[LOGIN-09] [LOGIN-10] accepts the date of birth with %s %s', async (name, value) => {
    const { status, body } = await server.anyone.post('send-otp/', { ...asha, [name]: value });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      id: expect.any(String),
      maskedMobile: 'xxxxxx0001',
      maskedEmail: 'asxxxxxxxxx@example.com',
    });
  });

  it('[LOGIN-10] rejects no identifier or two, a missing or invalid date of birth, and unknown fields', async () => {
    const policyNumber = '50010001';
    for (const body of [
      asha,
      { ...asha, policyNumber, emailId: 'asha.sample@example.com' },
      { policyNumber },
      { dob: '12/04/1985', policyNumber },
      { dob: '1985-02-30', policyNumber },
      { ...asha, policyNumber: 50010001 },
      { ...asha, policyNumber, isAdmin: true },
    ])
      expect((await server.anyone.post('send-otp/', body)).status).toBe(400);
  });

  it('[LOGIN-19] returns no id for an unknown customer, with the same answer for a wrong number and a wrong date', async () => {
    const unknown = await server.anyone.post('send-otp/', { ...asha, policyNumber: '99999999' });
    const wrongDay = await server.anyone.post('send-otp/', {
      dob: '1985-04-13',
      policyNumber: '50010001',
    });
    expect(unknown.body).toEqual(wrongDay.body);
    expect(unknown.body).toMatchObject({ status: 'failed', message: expect.any(String) });
    expect(unknown.body).not.toHaveProperty('id');
  });

  it('sends a six-digit code to the mobile number and the e-mail address', async () => {
    await server.anyone.post('send-otp/', { ...asha, policyNumber: '50010001' });
    const [one, other] = await server.outbox();
    expect(one!.code).toMatch(/^\d{6}$/);
    expect(other!.code).toBe(one!.code);
    expect([one!.channel, other!.channel].sort()).toEqual(['email', 'sms']);
    expect(one).toMatchObject({ purpose: 'login', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  });
});

describe('OTP verification', () => {
  const identity = { ...asha, emailId: 'asha.sample@example.com' };
  const begin = async () => {
    const { body } = await server.anyone.post('send-otp/', identity);
    return { id: body.id as string, otp: await server.newestCode('9000000001') };
  };

  it('[LOGIN-20] returns token, client, session and all policies', async () => {
    const { body } = await server.anyone.post('validate-otp/', { ...identity, ...(await begin()) });
    expect(body).toMatchObject({
      status: 'success',
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      UniqueClientId: 'C10001',
      sessionId: expect.any(String),
      message: expect.any(String),
      lastLoginDate: '',
    });
    expect(body.customerDataResponse).toHaveLength(4);
    expect(body.customerDataResponse[0]).toEqual({
      policyNumber: '50010001',
      dob: '1985-04-12',
      contractIssueDate: '2018-06-15',
      planDescription: 'Demo Wealth Builder',
      planType: 'ULIP',
      planId: 'INUL01',
      entityCd: 'C10001',
      status: 'PREMIUM PAYING',
      frequency: 'Annually',
      lifeAssuredName: 'Asha Sample',
      proposerName: 'Asha Sample',
    });
    expect(body.customerDataResponse[2].lifeAssuredName).toBe('Rohan Sample');
  });

  it('[LOGIN-20] returns the time of the last sign-in from the second one on', async () => {
    const { body } = await server.anyone.post('validate-otp/', { ...identity, ...(await begin()) });
    expect(Date.now() - Date.parse(body.lastLoginDate)).toBeLessThan(60_000);
  });

  it('[LOGIN-21] returns a message and no session for a wrong OTP', async () => {
    const { id, otp } = await begin();
    const wrong = otp === '000000' ? '000001' : '000000';
    const { status, body } = await server.anyone.post('validate-otp/', {
      ...identity,
      id,
      otp: wrong,
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'failed', message: 'Invalid OTP' },
    });
  });

  it('[LOGIN-20] rejects a right OTP with another identifier than the one it was requested with', async () => {
    const sent = await begin();
    const { body } = await server.anyone.post('validate-otp/', {
      ...asha,
      policyNumber: '50010001',
      ...sent,
    });
    expect(body).not.toHaveProperty('sessionId');
  });
});

describe('profile after the sign-in', () => {
  it('[LOGIN-22] is returned for client id and date of birth, with the field names of both specifications', async () => {
    const caller = await server.signIn('C10001');
    const { body } = await caller.post('client-details/', {
      clientId: 'C10001',
      dob: '1985-04-12',
    });
    expect(body).toMatchObject({
      status: 'success',
      clientId: 'C10001',
      dateOfBirth: '1985-04-12',
      fullName: 'Asha Sample',
      firstName: 'Asha',
      middleName: '',
      lastName: 'Sample',
      gender: 'F',
      emailId: 'asha.sample@example.com',
      emailType: 'primary',
      proposerAlternateEmail: '',
      alternateContact: '9000000011',
      motherName: 'KAMALA',
      phoneNumber: '9000000001',
      mobileNo: '9000000001',
      pan: 'ABCPS1234F',
      panNo: 'ABCPS1234F',
      correspondenceAddressLine1: '12 Lake View',
      correspondenceAddressLine4: '',
      correspondenceCity: 'Mumbai',
      correspondencePincode: '400050',
      permanentAddressLine1: '12 Lake View',
      permanentState: 'Maharashtra',
      permanentCountry: 'India',
    });
  });

  it('[LOGIN-22] is not returned for another date of birth', async () => {
    const caller = await server.signIn('C10001');
    const { body } = await caller.post('client-details/', {
      clientId: 'C10001',
      dob: '1985-04-13',
    });
    expect(body).toEqual({ status: 'failed', message: expect.any(String) });
  });
});
