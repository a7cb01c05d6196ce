import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, reply, settings } from './fakeServer';
import { startAfresh } from './openPortal';
import { customerData, profile, signInAs, tokenFor, verified } from './session';

const load = async () => ({
  ...(await import('../../src/portal/session/token')),
  ...(await import('../../src/portal/session/authenticate')),
  ...(await import('../../src/portal/session/sessionModal')),
  ...(await import('../../src/portal/session/policyList')),
  ...(await import('../../src/portal/session/profile')),
  ...(await import('../../src/portal/calls/call')),
});

beforeEach(() => {
  startAfresh();
  window.history.replaceState(null, '', '/dashboard/policy');
});

describe('session validity', () => {
  it('[SESS-04] requires a token and a stored profile', async () => {
    const { isSignedIn } = await load();
    expect(isSignedIn()).toBe(false);
    sessionStorage.setItem('token', tokenFor(60));
    expect(isSignedIn()).toBe(false);
    sessionStorage.setItem('userProfile', '{}');
    expect(isSignedIn()).toBe(true);
    sessionStorage.removeItem('token');
    expect(isSignedIn()).toBe(false);
  });

  it('[SESS-05] ends at the exp claim of the JWT', async () => {
    const { isExpired } = await load();
    sessionStorage.setItem('token', tokenFor(-1));
    expect(isExpired()).toBe(true);
    sessionStorage.setItem('token', tokenFor(60));
    expect(isExpired()).toBe(false);
    sessionStorage.setItem('token', 'not a token');
    expect(isExpired()).toBe(true);
  });

  it('[SESS-06] ends when the token is missing', async () => {
    expect((await load()).isExpired()).toBe(true);
  });

  it('[SESS-07] is checked only by authenticate; no timer shows the modal', async () => {
    vi.useFakeTimers();
    const { authenticate, sessionModal } = await load();
    signInAs({ token: tokenFor(600) });
    expect(await authenticate()).toBe(true);
    await vi.advanceTimersByTimeAsync(700_000);
    expect(sessionModal.get()).toBeUndefined();
    expect(await authenticate()).toBe(false);
    expect(sessionModal.get()).toBe('expired');
  });

  it('[SESS-11] shows no modal on the root path and on /login', async () => {
    const { authenticate, sessionModal } = await load();
    for (const path of ['/', '/login']) {
      window.history.replaceState(null, '', path);
      await authenticate();
      expect(sessionModal.get()).toBeUndefined();
    }
    window.history.replaceState(null, '', '/dashboard/profile');
    await authenticate();
    expect(sessionModal.get()).toBe('expired');
  });
});

describe('session renewal', () => {
  it('[SESS-13] posts a form to oauth/ and stores the new token', async () => {
    const old = tokenFor(120);
    const longer = tokenFor(3600);
    signInAs({ token: old });
    const server = fakeServer({ 'POST oauth/': { status: 'success', access_token: longer } });
    expect(await (await load()).authenticate()).toBe(true);
    const [asked] = server.callsTo('POST oauth/');
    expect(asked?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(asked?.text))).toEqual({
      grant_type: 'refresh_token',
      client_id: 'C10001',
      refresh_token: old,
    });
    expect(sessionStorage.getItem('token')).toBe(longer);
  });

  it('[SESS-13] keeps the token when it fails', async () => {
    const old = tokenFor(120);
    signInAs({ token: old });
    fakeServer({ 'POST oauth/': reply({ status: 'failed' }, 400) });
    expect(await (await load()).authenticate()).toBe(true);
    expect(sessionStorage.getItem('token')).toBe(old);
  });

  it('stores no token when the session ended meanwhile', async () => {
    signInAs({ token: tokenFor(120) });
    fakeServer({
      'POST oauth/': () => {
        sessionStorage.clear();
        return { status: 'success', access_token: tokenFor(3600) };
      },
    });
    await (await load()).authenticate();
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('is requested only near the end of the session, and once for simultaneous calls', async () => {
    signInAs({ token: tokenFor(600) });
    const server = fakeServer({
      'POST echo/': {},
      'POST oauth/': { status: 'success', access_token: tokenFor(3600) },
    });
    const { callStep } = await load();
    await callStep('POST echo/', {});
    expect(server.callsTo('POST oauth/')).toHaveLength(0);
    signInAs({ token: tokenFor(120) });
    await Promise.all([
      callStep('POST echo/', {}),
      callStep('POST echo/', {}),
      callStep('POST echo/', {}),
    ]);
    expect(server.callsTo('POST oauth/')).toHaveLength(1);
  });
});

describe('stored session', () => {
  async function signIn() {
    fakeServer({ 'POST validate-otp/': verified(), 'POST client-details/': profile });
    const { verifyOtp } = await import('../../src/portal/signIn/verifyOtp');
    const request = { id: 'otp-1', identifier: { policyNumber: '50010001' }, dob: '1985-04-12' };
    return verifyOtp(request, '123456');
  }
  const stored = (key: string) => sessionStorage.getItem(key) ?? '';

  it('[SESS-03] has token, client id, user data, policy list, last login and profile once the OTP is verified', async () => {
    await signIn();
    expect(stored('token')).toMatch(/\.signature$/);
    expect(stored('clientUniqueId')).toBe('C10001');
    expect(JSON.parse(stored('userData'))).toMatchObject({ sessionId: 'session-1' });
    expect(JSON.parse(stored('policyList'))).toHaveLength(2);
    expect(stored('lastLogin')).toBe('2026-11-20T12:42:00Z');
    expect(JSON.parse(stored('userProfile'))).toMatchObject({ firstName: 'Asha' });
  });

  it('[SESS-01] uses the seven specified keys and no other', async () => {
    await signIn();
    const { writeSession } = await import('../../src/portal/session/storage');
    writeSession('toBePaidPremiumAmount', '25080');
    expect(Object.keys(sessionStorage).toSorted()).toEqual([
      'clientUniqueId',
      'lastLogin',
      'policyList',
      'toBePaidPremiumAmount',
      'token',
      'userData',
      'userProfile',
    ]);
  });

  it('is empty when the profile fails to load', async () => {
    fakeServer({ 'POST validate-otp/': verified(), 'POST client-details/': reply({}, 503) });
    const { verifyOtp } = await import('../../src/portal/signIn/verifyOtp');
    const request = { id: 'otp-1', identifier: { policyNumber: '50010001' }, dob: '1985-04-12' };
    expect(await verifyOtp(request, '123456')).toEqual({
      message: 'Something went wrong',
      isTrouble: true,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('[SESS-14] has policies built from the elements of customerDataResponse', async () => {
    const [policy] = (await load()).buildPolicyList([customerData], 'Demo');
    expect(policy).toMatchObject({
      policyNo: '50010001',
      dob: '1985-04-12',
      issuedDate: '15/06/2018',
      clientId: 'C10001',
      policyStatus: 'PREMIUM PAYING',
      lifeAssuredName: 'Asha Sample',
      proposerName: 'Asha Sample',
      frequency: 'Annually',
      planId: 'WB01',
      planType: 'ULIP',
    });
  });

  it('[SESS-15] has plan names without the brand, and only ULIP as unit-linked', async () => {
    const { buildPolicyList } = await load();
    const named = (planDescription: string, planType = 'TRAD') =>
      buildPolicyList([{ ...customerData, planDescription, planType }], settings.brandWord)[0];
    expect(named('Demo Wealth Builder')?.planName).toBe('Wealth Builder');
    expect(named('DEMO Wealth Builder')?.planName).toBe('Wealth Builder');
    expect(named('Democracy Plan')?.planName).toBe('Democracy Plan');
    expect(named('Demo A', 'ULIP')?.isUlipPolicy).toBe(true);
    expect(named('Demo A', 'TERM')?.isUlipPolicy).toBe(false);
  });

  it('[SESS-16] has number and plan as the title, the index as the id, and the date of issue as both dates', async () => {
    const list = (await load()).buildPolicyList([customerData, customerData], 'Demo');
    expect(list.map(({ id }) => id)).toEqual([0, 1]);
    expect(list[1]?.title).toBe('50010001 - Wealth Builder');
    expect(list[1]?.issuedDate).toBe('15/06/2018');
    expect(list[1]?.startDate).toBe('15/06/2018');
  });

  it('[SESS-17] has the policy fields that other screens use', async () => {
    await signIn();
    const [policy] = JSON.parse(stored('policyList'));
    expect(policy).toMatchObject({
      id: 0,
      policyNo: '50010001',
      title: '50010001 - Wealth Builder',
      planName: 'Wealth Builder',
      planId: 'WB01',
      startDate: '15/06/2018',
      dob: '1985-04-12',
      policyStatus: 'PREMIUM PAYING',
      planType: 'ULIP',
    });
  });

  it('has texts only: what is no text is left out, and never stands as "[object Object]"', async () => {
    const { buildProfile } = await load();
    const record = { healthDetails: { smokes: 'no' }, policies: [1], age: 41, nominee: null };
    expect(buildProfile({ ...profile, ...record })).toEqual({
      ...buildProfile(profile),
      age: '41',
      nominee: '',
    });
  });

  it('[SESS-21] has every profile field, in both spellings', async () => {
    const built = (await load()).buildProfile(profile);
    const address = ['AddressLine1', 'AddressLine2', 'AddressLine3', 'AddressLine4'].concat([
      'City',
      'State',
      'Pincode',
      'Country',
    ]);
    expect(Object.keys(built)).toEqual(
      expect.arrayContaining([
        'clientId',
        'dateOfBirth',
        'fullName',
        'firstName',
        'middleName',
        'lastName',
        'emailId',
        'proposerAlternateEmail',
        'alternateContact',
        'motherName',
        'phoneNumber',
        'pan',
        'mobileNo',
        'panNo',
        ...address.map((part) => `correspondence${part}`),
        ...address.map((part) => `permanent${part}`),
      ]),
    );
    expect(built).toMatchObject({ pan: 'ABCPS1234F', mobileNo: '9000000001', gender: 'F' });
    expect(built.correspondenceCity).toBe('Mumbai');
    expect(built).not.toHaveProperty('status');
  });
});
