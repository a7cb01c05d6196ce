import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './help/server';

const asha = { dob: '1985-04-12' };
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

describe('asking for an OTP', () => {
  it.each([
    ['policyNumber', '50010001'],
    ['emailId', 'asha.sample@example.com'],
    ['emailId', 'Asha.Sample@Example.com'],
    ['phoneNumber', '9000000001'],
  ])('[LOGIN-09] [LOGIN-10] takes the date of birth with %s %s', async (name, value) => {
    const { status, body } = await server.anyone.post('send-otp/', { ...asha, [name]: value });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      id: expect.any(String),
      maskedMobile: 'xxxxxx0001',
      maskedEmail: 'asxxxxxxxxx@example.com',
    });
  });

  it('[LOGIN-10] refuses none or two identifiers, a missing or unreadable date of birth, and anything else', async () => {
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

  it('[LOGIN-19] answers without an id where nobody is found, alike for a wrong number and a wrong date', async () => {
    const unknown = await server.anyone.post('send-otp/', { ...asha, policyNumber: '99999999' });
    const wrongDay = await server.anyone.post('send-otp/', {
      dob: '1985-04-13',
      policyNumber: '50010001',
    });
    expect(unknown.body).toEqual(wrongDay.body);
    expect(unknown.body).toMatchObject({ status: 'failed', message: expect.any(String) });
    expect(unknown.body).not.toHaveProperty('id');
  });

  it('sends a code of six digits to the mobile number and the e-mail address', async () => {
    await server.anyone.post('send-otp/', { ...asha, policyNumber: '50010001' });
    const [one, other] = await server.outbox();
    expect(one!.code).toMatch(/^\d{6}$/);
    expect(other!.code).toBe(one!.code);
    expect([one!.channel, other!.channel].sort()).toEqual(['email', 'sms']);
    expect(one).toMatchObject({ purpose: 'login', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  });
});

describe('verifying the OTP', () => {
  const identity = { ...asha, emailId: 'asha.sample@example.com' };
  const begin = async () => {
    const { body } = await server.anyone.post('send-otp/', identity);
    return { id: body.id as string, otp: await server.newestCode('9000000001') };
  };

  it('[LOGIN-20] answers the token, the client, the session and every policy', async () => {
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

  it('[LOGIN-20] tells from the second time on when the last sign-in was', async () => {
    const { body } = await server.anyone.post('validate-otp/', { ...identity, ...(await begin()) });
    expect(Date.now() - Date.parse(body.lastLoginDate)).toBeLessThan(60_000);
  });

  it('[LOGIN-21] answers a wrong OTP with a message and no session', async () => {
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

  it('[LOGIN-20] refuses a right OTP with another identifier than it was asked for with', async () => {
    const sent = await begin();
    const { body } = await server.anyone.post('validate-otp/', {
      ...asha,
      policyNumber: '50010001',
      ...sent,
    });
    expect(body).not.toHaveProperty('sessionId');
  });
});

describe('the profile after it', () => {
  it('[LOGIN-22] is given for the client id and the date of birth, under the names of both documents', async () => {
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

  it('[LOGIN-22] is not given for another date of birth', async () => {
    const caller = await server.signIn('C10001');
    const { body } = await caller.post('client-details/', {
      clientId: 'C10001',
      dob: '1985-04-13',
    });
    expect(body).toEqual({ status: 'failed', message: expect.any(String) });
  });
});
