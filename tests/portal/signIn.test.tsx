import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMessage } from '../../src/engine';
import serverTexts from '../../src/server/locales/en.json';
import serverTextsInHindi from '../../src/server/locales/hi.json';
import { emptyCatalogue, fakeServer, reply, settings } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { profile, signInAs, verified } from './session';

const sent = {
  status: 'success',
  id: 'otp-1',
  maskedEmail: 'as***@example.com',
  maskedMobile: '******0001',
};

const identifier = () => screen.getByLabelText('Policy No. / Email / Mobile No.');
const dob = () => screen.getByLabelText(/Date of birth/);
const otp = () => screen.getByLabelText('OTP');
const button = (name: string) => screen.getByRole('button', { name });
const user = userEvent.setup({
  advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms),
});

const server = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'POST send-otp/': sent,
    'POST validate-otp/': verified(),
    'POST client-details/': profile,
    'GET policy/': reply({}, 503),
    'POST check-pay-now-eligibilty/': reply({}, 503),
    ...answers,
  });

async function askForOtp(who = '50010001', born = '12041985') {
  if (who) await user.type(identifier(), who);
  if (born) await user.type(dob(), born);
  await user.click(button('CONTINUE'));
}

/** Expects a field to be invalid and to have this message. */
function expectProblem(field: HTMLElement, message: string) {
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(message);
}

beforeEach(startAfresh);

describe('requesting an OTP', () => {
  it('[LOGIN-01] [ROUTE-01] first shows identifier and date of birth but no OTP, at / and at /login', async () => {
    for (const path of ['/', '/login']) {
      server();
      await openPortal(path);
      expect(identifier()).toBeTruthy();
      expect(screen.getByLabelText('Date of birth (dd/mm/yyyy)')).toBeTruthy();
      expect(screen.queryByLabelText('OTP')).toBeNull();
      startAfresh();
    }
  });

  it('[LOGIN-02] requests with CONTINUE and verifies with LOGIN', async () => {
    const { callsTo } = server();
    await openPortal('/login');
    await askForOtp();
    await screen.findByLabelText('OTP');
    expect(callsTo('POST send-otp/')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'CONTINUE' })).toBeNull();
    await user.type(otp(), '123456');
    await user.click(button('LOGIN'));
    await waitFor(() => expect(callsTo('POST validate-otp/')).toHaveLength(1));
  });

  it('[LOGIN-03] ends an existing session', async () => {
    signInAs();
    const { callsTo } = server({ 'POST logout/': reply(null, 204) });
    await openPortal('/login');
    expect(sessionStorage).toHaveLength(0);
    expect(callsTo('POST logout/')[0]?.headers.get('Authorization')).toMatch(/^JWT /);
  });

  it.each([
    ['asha.sample@example.com', { emailId: 'asha.sample@example.com' }],
    ['9000000001', { phoneNumber: '9000000001' }],
    ['50010001', { policyNumber: '50010001' }],
    ['90000000011', { policyNumber: '90000000011' }],
  ])(
    '[LOGIN-09] [LOGIN-10] sends %s with the date of birth as one parameter',
    async (who, field) => {
      const { callsTo } = server();
      await openPortal('/login');
      await askForOtp(who);
      await screen.findByLabelText('OTP');
      expect(callsTo('POST send-otp/')[0]?.body).toEqual({ ...field, dob: '1985-04-12' });
    },
  );

  it.each([
    ['"50010001"', '50010001'],
    ['“50010001”', '50010001'],
    ['Policy No: 50010001', '50010001'],
    ['“Policy No. : 5001 0001”', '5001 0001'],
    ['Policy Number - "50010001"', '50010001'],
    ['policy no 50010001', '50010001'],
    ['Mobile: +91 98765 43210', '9876543210'],
    ['mailto:asha@example.com', 'asha@example.com'],
    ['<asha@example.com>', 'asha@example.com'],
    ["o'neil", "o'neil"],
    ['AB-1234/5', 'AB-1234/5'],
    ['Policy No:', 'Policy No:'],
    ['my policy: lost', 'my policy: lost'],
    ['""', '""'],
  ])('[OPEN-144] shows the identifier %j as %j once it is left', async (typed, shown) => {
    server();
    await openPortal('/login');
    await user.click(identifier());
    await user.paste(typed);
    await user.tab();
    await waitFor(() => expect((identifier() as HTMLInputElement).value).toBe(shown));
  });

  it('[LOGIN-08] removes spaces from the identifier before it is validated and sent', async () => {
    const { callsTo } = server();
    await openPortal('/login');
    await askForOtp(' 90000 00001 ');
    await screen.findByLabelText('OTP');
    expect(callsTo('POST send-otp/')[0]?.body).toMatchObject({ phoneNumber: '9000000001' });
  });

  it.each(['1234567890', '5999999999', '9999999999'])(
    '[LOGIN-11] rejects %s as a mobile number without a call',
    async (who) => {
      const { callsTo } = server();
      await openPortal('/login');
      await askForOtp(who);
      expectProblem(identifier(), 'Please enter valid Mobile No.');
      await waitFor(() => expect(document.activeElement).toBe(identifier()));
      expect(callsTo('POST send-otp/')).toHaveLength(0);
    },
  );

  it('[LOGIN-11] [LOGIN-12] shows what is missing at the fields and focuses the first one', async () => {
    const { callsTo } = server();
    await openPortal('/login');
    await askForOtp('', '');
    expectProblem(identifier(), 'Please enter your Policy No. / Email / Mobile No.');
    expectProblem(dob(), 'Please select date of birth');
    await waitFor(() => expect(document.activeElement).toBe(identifier()));
    expect(callsTo('POST send-otp/')).toHaveLength(0);
    await user.type(identifier(), '5');
    expect(identifier().getAttribute('aria-invalid')).toBeNull();
  });

  it('says what is wrong in the language that is chosen afterwards', async () => {
    server();
    await openPortal('/login');
    await askForOtp('', '');
    // What checks the answers is loaded with the first press.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    await user.click(button('हिन्दी'));
    const box = await screen.findByLabelText('पॉलिसी नंबर / ई-मेल / मोबाइल नंबर');
    expectProblem(box, 'अपना पॉलिसी नंबर / ई-मेल / मोबाइल नंबर भरें');
    expect(document.activeElement).toBe(button('English'));
  });

  it.each(['31021985', '1204', '12042199'])('[LOGIN-12] rejects the date %s', async (born) => {
    server();
    await openPortal('/login');
    await askForOtp('50010001', born);
    expectProblem(dob(), 'Please enter valid DOB');
    await waitFor(() => expect(document.activeElement).toBe(dob()));
  });

  it('[LOGIN-13] adds slashes while the date is typed, and cuts nothing', async () => {
    server();
    await openPortal('/login');
    const typed = async (keys: string) => {
      await user.clear(dob());
      await user.type(dob(), keys);
      return (dob() as HTMLInputElement).value;
    };
    expect(await typed('12')).toBe('12/');
    expect(await typed('12041985')).toBe('12/04/1985');
    expect(await typed('120419857777')).toBe('12/04/19857777');
    expect(await typed('1/4/1985')).toBe('01/04/1985');
    expect(await typed('12/04/1985')).toBe('12/04/1985');
    expect(await typed('12ab04')).toBe('12/ab04');
    expect(await typed('12-04-1985')).toBe('12/04/1985');
    expect(await typed('20041985')).toBe('20/04/1985');
    expect(await typed('19-12-1985')).toBe('19/12/1985');
    for (const yearFirst of ['1985-04-12', '1985/04/12', '1985.04.12', '2010-04-12', '19850412'])
      expect(await typed(yearFirst)).toBe(yearFirst);
    expect(await typed('1204{Backspace}{Backspace}{Backspace}')).toBe('12');
  });

  it('[LOGIN-14] shows the OTP field and the masked contacts, and locks the identifier', async () => {
    server();
    await openPortal('/login');
    await askForOtp();
    const otpBox = await screen.findByLabelText('OTP');
    await waitFor(() => expect(document.activeElement).toBe(otpBox));
    screen.getByText('OTP has been sent to ******0001 and as***@example.com');
    await user.type(identifier(), '99');
    expect((identifier() as HTMLInputElement).value).toBe('50010001');
  });

  it('says what to do where the server names no contact, because somebody guesses dates of birth', async () => {
    server({ 'POST send-otp/': { ...sent, maskedMobile: '', maskedEmail: '' } });
    await openPortal('/login');
    await askForOtp();
    await screen.findByText(
      /^If these details are right, .* If none arrives within 2 minutes, check/,
    );
    await screen.findByLabelText('OTP');
  });

  it('shows only existing contacts, and allows changing the identifier', async () => {
    server({ 'POST send-otp/': { ...sent, maskedEmail: '' } });
    await openPortal('/login');
    await askForOtp();
    await screen.findByText('OTP has been sent to ******0001');
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    expect(screen.queryByLabelText('OTP')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(identifier()));
    await user.type(identifier(), '9');
    expect((identifier() as HTMLInputElement).value).toBe('500100019');
  });

  it('[LOGIN-15] [LOGIN-16] counts down 59 seconds, then offers Resend, which requests another OTP', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { callsTo } = server();
    await openPortal('/login');
    await askForOtp();
    await screen.findByText('You can ask for a new OTP in 59 seconds');
    await act(() => vi.advanceTimersByTimeAsync(57_000));
    expect(screen.queryByRole('button', { name: /Resend/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await user.click(screen.getByRole('button', { name: /Resend/ }));
    await waitFor(() => expect(callsTo('POST send-otp/')).toHaveLength(2));
    expect(callsTo('POST send-otp/')[1]?.body).toEqual(callsTo('POST send-otp/')[0]?.body);
    await screen.findByText(/in 59 seconds/);
  });

  it('resends for a date of birth that was corrected meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { callsTo } = server();
    await openPortal('/login');
    await askForOtp();
    await screen.findByText('You can ask for a new OTP in 59 seconds');
    await waitFor(() => expect(document.activeElement).toBe(otp()));
    const date = screen.getByLabelText(/Date of birth/);
    await user.clear(date);
    await user.type(date, '13041985');
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    await user.click(screen.getByRole('button', { name: /Resend/ }));
    await waitFor(() => expect(callsTo('POST send-otp/')).toHaveLength(2));
    expect(callsTo('POST send-otp/')[1]?.body).toMatchObject({ dob: '1985-04-13' });
  });

  it('[LOGIN-19] fails when the response has no id, with the reason at the identifier', async () => {
    server({ 'POST send-otp/': { status: 'success', message: 'These details are not known' } });
    await openPortal('/login');
    await askForOtp();
    await waitFor(() => expectProblem(identifier(), 'These details are not known'));
    expect(screen.queryByLabelText('OTP')).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(identifier()));
  });

  it('tells that the server is busy without blaming what was typed', async () => {
    server({ 'POST send-otp/': reply({ message: 'Please wait a minute' }, 503) });
    await openPortal('/login');
    await askForOtp();
    await waitFor(() => expect(screen.getAllByText('Please wait a minute')).toHaveLength(2));
    expect(identifier().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('[LOGIN-19] fails with a toast when the response has no message either', async () => {
    server({ 'POST send-otp/': { status: 'success' } });
    await openPortal('/login');
    await askForOtp();
    await screen.findByText('Something went wrong. Please try again');
    expect(screen.queryByLabelText('OTP')).toBeNull();
  });

  it.each([
    ['success', reply(sent)],
    ['failure', reply({ message: 'No' }, 500)],
  ])(
    '[LOGIN-23] [NAV-08] shows the loader during the call and hides it after %s',
    async (_, answer) => {
      let finish = () => {};
      server({
        'POST send-otp/': () => new Promise((resolve) => (finish = () => resolve(answer))),
      });
      await openPortal('/login');
      await askForOtp();
      await screen.findByTestId('loader');
      screen.getByText('Loading, please wait');
      await act(async () => finish());
      await waitFor(() => expect(screen.queryByTestId('loader')).toBeNull());
      expect(screen.queryByText('Loading, please wait')).toBeNull();
    },
  );
});

describe('verifying the OTP', () => {
  async function verifyWith(digits: string) {
    await askForOtp();
    await screen.findByLabelText('OTP');
    if (digits) await user.type(otp(), digits);
    await user.click(button('LOGIN'));
  }

  it('[LOGIN-17] accepts only 6 digits, also when pasted, and drops nothing', async () => {
    server();
    await openPortal('/login');
    await askForOtp();
    await user.type(await screen.findByLabelText('OTP'), '12a345678');
    await user.click(button('LOGIN'));
    expect((otp() as HTMLInputElement).value).toBe('12a345678');
    expectProblem(otp(), 'Invalid OTP');
    await user.clear(otp());
    await user.click(otp());
    await user.paste('123 456');
    expect((otp() as HTMLInputElement).value).toBe('123456');
    expect(otp().getAttribute('autocomplete')).toBe('one-time-code');
  });

  it.each([
    ['otp.wrong', {}],
    ['otp.over', {}],
    ['otp.wait', { minutes: 15 }],
    ['otp.waitLong', { hours: 3 }],
    ['otp.undeliverable', {}],
    ['otp.tooManySends', {}],
    ['signIn.unknown', {}],
  ])(
    'says what the server said (%s) in the language that is chosen afterwards',
    async (path, values) => {
      const english = formatMessage(serverTexts, path, values);
      server({ 'POST validate-otp/': { status: 'failed', message: english } });
      await openPortal('/login');
      await verifyWith('123456');
      await waitFor(() => expectProblem(otp(), english));
      await user.click(button('हिन्दी'));
      await waitFor(() => expectProblem(otp(), formatMessage(serverTextsInHindi, path, values)));
      await user.click(button('English'));
      await waitFor(() => expectProblem(otp(), english));
    },
  );

  it('keeps what the server said where the portal has no text of its own', async () => {
    server({ 'POST validate-otp/': { status: 'failed', message: 'Ask Mr Rao' } });
    await openPortal('/login');
    await verifyWith('123456');
    await waitFor(() => expectProblem(otp(), 'Ask Mr Rao'));
    await user.click(button('हिन्दी'));
    await screen.findByText('साइन इन करें', { exact: false, selector: 'h1' });
    expectProblem(otp(), 'Ask Mr Rao');
    await user.click(button('English'));
  });

  it.each([
    ['', 'Please enter OTP'],
    ['12345', 'Invalid OTP'],
  ])('[LOGIN-18] rejects "%s" with "%s" without a call', async (digits, message) => {
    const { callsTo } = server();
    await openPortal('/login');
    await verifyWith(digits);
    expectProblem(otp(), message);
    await waitFor(() => expect(document.activeElement).toBe(otp()));
    expect(callsTo('POST validate-otp/')).toHaveLength(0);
  });

  it('[LOGIN-20] sends id, otp, dob and the identifier of the request, and reads the response', async () => {
    const { callsTo } = server();
    await openPortal('/login');
    await askForOtp('asha.sample@example.com');
    await screen.findByLabelText('OTP');
    await user.clear(dob());
    await user.type(otp(), '123456');
    await user.click(button('LOGIN'));
    await screen.findByRole('heading', { name: 'My Policies' });
    expect(callsTo('POST validate-otp/')[0]?.body).toEqual({
      id: 'otp-1',
      otp: '123456',
      dob: '1985-04-12',
      emailId: 'asha.sample@example.com',
    });
    const stored = { ...sessionStorage };
    expect(stored.token).toMatch(/\.signature$/);
    expect(stored.clientUniqueId).toBe('C10001');
    expect(stored.lastLogin).toBe('2026-11-20T12:42:00Z');
    expect(JSON.parse(stored.policyList ?? '')).toHaveLength(2);
    expect(JSON.parse(stored.userData ?? '')).toMatchObject({
      sessionId: 'session-1',
      message: 'OTP verified',
    });
  });

  it('[LOGIN-21] [SESS-02] fails without a sessionId, with the message at the OTP and nothing stored', async () => {
    server({ 'POST validate-otp/': { status: 'failed', message: 'Wrong OTP' } });
    await openPortal('/login');
    expect(sessionStorage).toHaveLength(0);
    await verifyWith('000000');
    await waitFor(() => expectProblem(otp(), 'Wrong OTP'));
    expect(window.location.pathname).toBe('/login');
    expect(sessionStorage).toHaveLength(0);
  });

  it('[SESS-02] stores nothing before the OTP is verified, and everything after it', async () => {
    server();
    await openPortal('/login');
    await askForOtp();
    await screen.findByLabelText('OTP');
    expect(sessionStorage).toHaveLength(0);
    await user.type(otp(), '123456');
    await user.click(button('LOGIN'));
    await screen.findByRole('heading', { name: 'My Policies' });
    expect(sessionStorage.getItem('token')).toBeTruthy();
    expect(sessionStorage.getItem('userProfile')).toBeTruthy();
  });

  it('[LOGIN-22] loads the profile by client id and date of birth, and stores it', async () => {
    const { callsTo } = server();
    await openPortal('/login');
    await verifyWith('123456');
    await screen.findByRole('heading', { name: 'My Policies' });
    const [asked] = callsTo('POST client-details/');
    expect(asked?.body).toEqual({ clientId: 'C10001', dob: '1985-04-12' });
    expect(asked?.headers.get('Authorization')).toMatch(/^JWT /);
    const stored = JSON.parse(sessionStorage.getItem('userProfile') ?? '');
    expect(stored).toMatchObject({ firstName: 'Asha', panNo: 'ABCPS1234F' });
  });
});

describe('links to the sign-in screen', () => {
  const raise = '/dashboard/raise-service-request';

  it.each([
    [
      '?policyNum=50010001&dob=12/04/1985&incidentNum=I1&SRNum=S1',
      `${raise}?policyNum=50010001&incidentNum=I1&SRNum=S1`,
    ],
    ['?policyNum=50010001&dob=1985-04-12', `${raise}?policyNum=50010001`],
    ['', '/dashboard/policy'],
    ['?policyNum=50010001', '/dashboard/policy'],
    ['?policyNum=50010001&dob=1985-04-12&SRNum=S1', '/dashboard/policy'],
    ['?incidentNum=I1&SRNum=S1', '/dashboard/policy'],
  ])('[LOGIN-05] [LOGIN-06] [LOGIN-07] "%s" opens %s', async (query, destination) => {
    server({ 'GET catalogue/': emptyCatalogue });
    await openPortal(`/login${query}`);
    const given = new URLSearchParams(query);
    await askForOtp(given.has('policyNum') ? '' : '50010001', given.has('dob') ? '' : '12041985');
    await user.type(await screen.findByLabelText('OTP'), '123456');
    await user.click(button('LOGIN'));
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe(destination),
    );
  });

  it('[LOGIN-04] fill in the fields from the query; without it the fields are empty', async () => {
    server();
    await openPortal('/login?policyNum=50010001&dob=1985-04-12&incidentNum=I1&SRNum=S1');
    expect((identifier() as HTMLInputElement).value).toBe('50010001');
    expect((dob() as HTMLInputElement).value).toBe('12/04/1985');
    startAfresh();
    server();
    await openPortal('/login');
    expect((identifier() as HTMLInputElement).value).toBe('');
    expect((dob() as HTMLInputElement).value).toBe('');
  });
});

it('[NAV-11] show a notice with the toll-free number instead of the form while the portal is under enhancement', async () => {
  server({ 'GET settings/': { ...settings, underEnhancement: true } });
  await openPortal('/login');
  const notice = await screen.findByText(/under enhancement/);
  expect(notice.textContent).toMatch(/contact our branches or the call centre/);
  expect(notice.textContent).toContain('1800-111-1111');
  expect(screen.queryByRole('button', { name: 'CONTINUE' })).toBeNull();
});

it('shows example credentials only in a demonstration', async () => {
  server();
  await openPortal('/login');
  expect(screen.queryByText(/demonstration/)).toBeNull();
  startAfresh();
  server({ 'GET settings/': { ...settings, demo: true } });
  await openPortal('/login');
  screen.getByText(/Try policy number 50010001/);
  expect(screen.getByRole('link', { name: /one-time passwords/ }).getAttribute('href')).toBe(
    '/demo/outbox',
  );
});
