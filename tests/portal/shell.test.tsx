import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCatalogue, fakeServer, reply } from './fakeServer';
import { device } from '../form/device';
import { expectLogged } from '../setup/output';
import { openPortal, setWidth, startAfresh } from './openPortal';
import { overview, profile, signInAs, tokenFor, verified } from './session';

const user = userEvent.setup();

const screens: [path: string, title: string][] = [
  ['policy', 'My Policies'],
  ['premium-payment', 'Premium Payment'],
  ['fund-switch', 'Fund Switch'],
  ['fund-value', 'Fund Value'],
  ['premium-redirection', 'Premium Redirection'],
  ['premium-paid-certificate', 'Premium Paid Certificate'],
  ['premium-receipt', 'Premium Receipt'],
  ['fund-statement', 'Fund Statement'],
  ['policy-document', 'Policy Document'],
  ['track-service-request', 'Track service requests'],
  ['raise-service-request', 'Raise a service request'],
  ['profile', 'Profile'],
  ['thank-you', 'Payment failed'],
];

const server = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET policies/': overview(),
    'GET fund-details/': { status: 'success', fundDetails: [] },
    'GET catalogue/': emptyCatalogue,
    'POST logout/': reply(null, 204),
    ...answers,
  });

const modal = () => screen.findByRole('alertdialog');

beforeEach(startAfresh);

describe('routes', () => {
  it.each(screens)(
    '[ROUTE-02] [ROUTE-03] [ROUTE-04] /dashboard/%s shows %s as its only heading and in the document title',
    async (path, title) => {
      signInAs();
      server();
      await openPortal(`/dashboard/${path}`);
      await screen.findByRole('heading', { level: 1, name: title });
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      await waitFor(() => expect(document.title).toBe(`${title} - Demo Life`));
    },
  );

  it.each(['/nowhere', '/dashboard', '/dashboard/nowhere', '/login/again'])(
    '[ROUTE-05] %s shows Not Found to a visitor without asking them to sign in',
    async (path) => {
      server();
      await openPortal(path);
      await screen.findByRole('heading', { level: 1, name: 'Not Found' });
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe(
        '/login',
      );
    },
  );

  it.each(screens.map(([path]) => path))(
    '[ROUTE-06] /dashboard/%s asks to sign in again when the token or the profile is missing',
    async (path) => {
      for (const missing of ['token', 'userProfile']) {
        startAfresh();
        signInAs();
        sessionStorage.removeItem(missing);
        const { received } = server();
        await openPortal(`/dashboard/${path}`);
        expect((await modal()).textContent).toContain('Session expired please login again');
        expect(document.querySelector('main')?.textContent).toBe('');
        expect(received.map(({ name }) => name)).toEqual(['GET settings/']);
      }
    },
  );

  it('[ROUTE-09] the payment result reads status, txn_id and gateway_trans_id but does not trust them', async () => {
    signInAs();
    const { callsTo } = server();
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1&gateway_trans_id=G1');
    await screen.findByRole('heading', { level: 1, name: 'Payment being confirmed' });
    expect(document.body.textContent).not.toMatch(/T1|G1|success/i);
    expect(callsTo('GET payment-status/')[0]?.query).toEqual({ txn_id: 'T1' });
    startAfresh();
    signInAs();
    const { callsTo: again } = server();
    await openPortal('/dashboard/thank-you?gateway_trans_id=G1');
    await screen.findByRole('heading', { level: 1, name: 'Payment failed' });
    expect(document.body.textContent).not.toContain('G1');
    expect(again('GET payment-status/')[0]?.query).toEqual({ txn_id: 'G1' });
  });
});

describe('page frame', () => {
  it('[NAV-03] [NAV-04] [NAV-05] [NAV-06] [NAV-07] shows the greeting, the last login, the customer-service number and the regulatory note', async () => {
    signInAs();
    server();
    await openPortal('/dashboard/profile');
    await screen.findByText('Hello, Asha');
    const header = within(screen.getByRole('banner'));
    header.getByText('Hello, Asha');
    // In the header, and in the drawer that is closed there.
    expect(header.getAllByText('Last login 20/11/2026 06:12 pm')).toHaveLength(2);
    header.getByText('Customer service 1800-000-0000, Mon-Sat 10 AM to 7 PM');
    expect(screen.getByRole('navigation', { name: 'Main menu' }).textContent).toContain(
      'Help hours: 9 AM to 9 PM',
    );
    expect(screen.getByRole('contentinfo').textContent).toContain(
      'As per regulatory norms all payments are made only by electronic mode. Please keep your contact, nominee and bank details updated.',
    );
    startAfresh();
    server();
    await openPortal('/login');
    expect(screen.queryByRole('navigation')).toBeNull();
    const visitor = within(screen.getByRole('banner'));
    visitor.getByText('Demo Life');
    expect(visitor.queryByText(/Hello|Last login|Customer service/)).toBeNull();
  });

  it.each([
    ['desktop', 1280],
    ['a phone', 390],
  ])('[NAV-01] [NAV-02] links every menu entry to its route on %s', async (_, width) => {
    setWidth(width);
    signInAs();
    server();
    await openPortal('/dashboard/profile');
    if (width < 900) {
      await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
      within(screen.getByRole('dialog', { name: 'Main menu' })).getByText(/^Last login /);
    }
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const links = (part: { getAllByRole(role: string): HTMLElement[] }) =>
      part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links(menu)).toEqual([
      ['My Policies', '/dashboard/policy'],
      ['Premium Payment', '/dashboard/premium-payment'],
      ['Fund Switch', '/dashboard/fund-switch'],
      ['Fund Value', '/dashboard/fund-value'],
      ['Premium Redirection', '/dashboard/premium-redirection'],
      ['Premium Paid Certificate', '/dashboard/premium-paid-certificate'],
      ['Premium Receipt', '/dashboard/premium-receipt'],
      ['Fund Statement', '/dashboard/fund-statement'],
      ['Policy Document', '/dashboard/policy-document'],
      ['Track', '/dashboard/track-service-request'],
      ['Raise', '/dashboard/raise-service-request'],
      ['Profile', '/dashboard/profile'],
      ['Help: 1800-000-0000', 'tel:18000000000'],
    ]);
    const group = (name: string) =>
      links(within(menu.getByRole('list', { name }))).map(([title]) => title);
    expect(group('Policy Management')).toEqual([
      'Fund Switch',
      'Fund Value',
      'Premium Redirection',
    ]);
    expect(group('E-Statement')).toHaveLength(4);
    expect(group('Service Request')).toEqual(['Track', 'Raise']);

    await user.click(menu.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('has the profile and Logout behind the initial of the customer, too', async () => {
    signInAs();
    server();
    await openPortal('/dashboard/fund-value');
    const initial = await screen.findByRole('button', { name: 'Asha: my account' });
    const panel = () => screen.queryByRole('dialog', { name: 'Asha: my account' });
    expect(panel()).toBeNull();
    await user.click(initial);
    await user.click(within(panel()!).getByRole('link', { name: 'Profile' }));
    await screen.findByRole('heading', { name: 'Profile' });
    expect(panel()).toBeNull();
    await user.click(initial);
    await user.click(within(panel()!).getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('has the whole first letter of a name in Devanagari as initial', async () => {
    signInAs({ userProfile: { ...profile, firstName: 'श्रीमती' } });
    server();
    await openPortal('/dashboard/fund-value');
    const initial = await screen.findByRole('button', { name: 'श्रीमती: my account' });
    expect(initial.textContent).toBe('श्री');
  });

  it('moves the focus to the heading of the next screen', async () => {
    signInAs();
    server();
    await openPortal('/dashboard/profile');
    await screen.findByRole('heading', { name: 'Profile' });
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('link', { name: 'Fund Value' }));
    const heading = await screen.findByRole('heading', { name: 'Fund Value' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('end of a session', () => {
  const refused = { 'POST track-service-request': reply({ message: 'Unauthorised' }, 401) };

  it('[SESS-08] [SESS-10] is shown after a 401 with an expired token; Login Again logs out', async () => {
    signInAs();
    server({
      ...refused,
      'POST track-service-request': () => {
        sessionStorage.setItem('token', tokenFor(-1));
        return reply({ message: 'Unauthorised' }, 401);
      },
    });
    await openPortal('/dashboard/track-service-request');
    expect((await modal()).textContent).toContain('Session expired please login again');
    await user.click(screen.getByRole('button', { name: 'Login Again' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(window.location.pathname).toBe('/login');
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[SESS-09] [ERR-03] is shown as a sign-in elsewhere after a 401 with a valid token', async () => {
    signInAs();
    server(refused);
    await openPortal('/dashboard/track-service-request');
    expect((await modal()).textContent).toContain(
      'You have been signed out from here as multiple logins detected for the same user',
    );
    await user.keyboard('{Escape}');
    await modal();
  });

  it('[SESS-07] is not said by what is loaded ahead while nobody does anything', async () => {
    const rests: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (rest: () => void) => rests.push(rest));
    signInAs();
    const { callsTo } = server();
    await openPortal('/dashboard/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await waitFor(() => expect(callsTo('GET device-draft-keys/')).toHaveLength(1));
    sessionStorage.setItem('token', tokenFor(-1));
    vi.stubGlobal('requestIdleCallback', (rest: () => void) => rest());
    for (const rest of rests) rest();
    // Longer than what is loaded ahead waits for what is needed now.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    expect(callsTo('GET catalogue/')).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is noticed at the customer’s next action and keeps the screen', async () => {
    signInAs();
    server({ 'POST track-service-request': { value: [] } });
    await openPortal('/dashboard/track-service-request');
    await screen.findByLabelText('Policy Number');
    sessionStorage.setItem('token', tokenFor(-1));
    await user.selectOptions(screen.getByLabelText('Policy Number'), '50010001');
    await modal();
    const policies = screen.getByLabelText<HTMLSelectElement>('Policy Number');
    expect(policies.value).toBe('50010001');
  });

  it('[OPEN-135] returns the same customer to the same page, and another customer or a visitor to the policies', async () => {
    for (const [clientId, title, leave, button] of [
      ['C10001', 'Fund Value', () => signInAs({ token: tokenFor(-1) }), 'Login Again'],
      ['C10002', 'My Policies', () => signInAs({ token: tokenFor(-1) }), 'Login Again'],
      ['C10001', 'My Policies', () => {}, 'Sign in'],
    ] as const) {
      startAfresh();
      leave();
      server({
        'POST send-otp/': { status: 'success', id: 'otp-1', maskedEmail: 'a***@example.com' },
        'POST validate-otp/': { ...verified(), UniqueClientId: clientId },
        'POST client-details/': profile,
      });
      await openPortal('/dashboard/fund-value');
      const said = (await modal()).textContent;
      expect(said?.includes('Session expired')).toBe(button === 'Login Again');
      await user.click(screen.getByRole('button', { name: button }));
      await user.type(await screen.findByLabelText(/Policy No/), '50010001');
      await user.type(screen.getByLabelText(/Date of birth/), '12041985');
      await user.click(screen.getByRole('button', { name: 'CONTINUE' }));
      await user.type(await screen.findByLabelText('OTP'), '123456');
      await user.click(screen.getByRole('button', { name: 'LOGIN' }));
      await screen.findByRole('heading', { level: 1, name: title });
    }
  });

  it('[SESS-12] by logging out clears the session storage and opens /login', async () => {
    signInAs();
    sessionStorage.setItem('toBePaidPremiumAmount', '25080');
    const { callsTo } = server();
    await openPortal('/dashboard/profile');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(window.location.pathname).toBe('/login');
    expect(sessionStorage).toHaveLength(0);
    expect(callsTo('POST logout/')).toHaveLength(1);
  });

  it('shows a dialog and nothing of the customer when Back comes before the sign-in page', async () => {
    signInAs();
    server();
    await openPortal('/dashboard/profile');
    await screen.findByText(/Hello, /);
    const { endSession } = await import('../../src/portal/session/logout');
    // The address changes at once, the sign-in page is rendered later, and Back cancels that.
    window.history.replaceState(null, '', '/login');
    act(endSession);
    // React may still have to run the effects of the page that has just come.
    await waitFor(() => expect(screen.queryByText(/Hello, /)).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    window.history.replaceState(null, '', '/dashboard/profile');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await modal()).toBeTruthy();
    expect(screen.queryByText(/Hello, /)).toBeNull();
  });

  it('a logout deletes the drafts of this customer alone', async () => {
    signInAs();
    server();
    const [own, other] = ['sealed/0123456789abcdef/a', 'sealed/fedcba9876543210/a'];
    for (const name of [own, other]) device.stored.set(name, new Uint8Array(30));
    await openPortal('/dashboard/profile');
    const { loadedDeviceKeys } = await import('../../src/portal/session/deviceKeys');
    await waitFor(() => expect(loadedDeviceKeys()).toBeDefined());
    expect([...device.stored.keys()]).toEqual([own]);
    // Another customer is signed in in another tab.
    device.stored.set(other, new Uint8Array(30));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect([...device.stored.keys()]).toEqual([other]);
    expect(loadedDeviceKeys()).toBeUndefined();
  });

  it('a logout deletes all drafts when it does not know which are of this customer', async () => {
    signInAs();
    server({ 'GET device-draft-keys/': reply({}, 500) });
    await openPortal('/dashboard/profile');
    device.stored.set('sealed/0123456789abcdef/a', new Uint8Array(30));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(device.stored.size).toBe(0);
  });

  it('asks for confirmation before unsaved answers are lost', async () => {
    signInAs();
    const { callsTo } = server();
    await openPortal('/dashboard/profile');
    const { saveBeforeLogout } = await import('../../src/portal/session/openForms');
    const answers = [false, false, true];
    const done = saveBeforeLogout(async () => answers.shift()!);
    const logout = async () => user.click(await screen.findByRole('button', { name: 'Logout' }));
    await logout();
    const dialog = await screen.findByRole('alertdialog', { name: /not saved/ });
    // Pressing Enter once more loses nothing.
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Stay here' }));
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(callsTo('POST logout/')).toHaveLength(0);
    await logout();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    await logout();
    await screen.findByRole('heading', { name: 'Sign in' });
    done();
  });

  it('saves a form that waits for an answer between two steps before it asks', async () => {
    signInAs();
    server();
    await openPortal('/dashboard/profile');
    const forms = await import('../../src/portal/session/openForms');
    const save = vi.fn(async () => true);
    forms.saveBeforeLogout(save);
    forms.markSending('bank_account', true);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('alertdialog', { name: /still being sent/ })).toBeTruthy();
    expect(save).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Log out all the same' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(await forms.saveOpenForms()).toBe(true);
    expect(save).toHaveBeenCalledOnce();
  });

  it('logs out once for two clicks, and shows that it is running', async () => {
    signInAs();
    const { callsTo } = server();
    await openPortal('/dashboard/profile');
    const { saveBeforeLogout } = await import('../../src/portal/session/openForms');
    const saves: ((isSaved: boolean) => void)[] = [];
    const done = saveBeforeLogout(() => new Promise((resolve) => saves.push(resolve)));
    const button = await screen.findByRole('button', { name: 'Logout' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.textContent).toBe('Logging out…');
    expect(await screen.findByTestId('loader')).toBeTruthy();
    expect(saves).toHaveLength(1);
    expect(screen.getByRole('main').inert).toBe(true);
    saves[0]!(true);
    await screen.findByRole('heading', { name: 'Sign in' });
    await waitFor(() => expect(screen.queryByTestId('loader')).toBeNull());
    expect(callsTo('POST logout/')).toHaveLength(1);
    done();
  });

  it('asks only for a new sign-in when the session has ended before the logout', async () => {
    signInAs();
    server();
    await openPortal('/dashboard/profile');
    const { saveBeforeLogout } = await import('../../src/portal/session/openForms');
    const { openSessionModal } = await import('../../src/portal/session/sessionModal');
    const done = saveBeforeLogout(async () => {
      openSessionModal('expired');
      return false;
    });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await modal();
    await waitFor(() => expect(screen.queryByTestId('loader')).toBeNull());
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(screen.queryByText(/not saved/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Login Again' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    done();
  });

  it('allows logging out anyway', async () => {
    signInAs();
    server();
    await openPortal('/dashboard/profile');
    const { saveBeforeLogout } = await import('../../src/portal/session/openForms');
    const done = saveBeforeLogout(async () => false);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Log out all the same' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(sessionStorage).toHaveLength(0);
    done();
  });
});

describe('toasts', () => {
  it('[NAV-09] are at the top right and close automatically after 3000 ms', async () => {
    server();
    await openPortal('/login');
    const { notify } = await import('../../src/portal/notices/toasts');
    vi.useFakeTimers();
    act(() => notify('success', 'Saved'));
    const place = getComputedStyle(
      screen.getByText('Saved').closest('[data-type]')!.parentElement!,
    );
    expect([place.position, place.top, place.right]).toEqual(['fixed', '16px', '16px']);
    act(() => void vi.advanceTimersByTime(2999));
    screen.getByText('Saved');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('[NAV-10] have the types success, danger and warning, which differ in more than colour', async () => {
    server();
    await openPortal('/login');
    const { notify } = await import('../../src/portal/notices/toasts');
    for (const type of ['success', 'danger', 'warning'] as const)
      act(() => notify(type, `A ${type}`));
    for (const [type, role] of [
      ['success', 'status'],
      ['danger', 'alert'],
      ['warning', 'alert'],
    ]) {
      const toast = screen.getByText(`A ${type}`).closest(`[data-type="${type}"]`);
      expect(toast?.getAttribute('role')).toBe(role);
      expect(toast?.querySelector('svg')).toBeTruthy();
    }
  });

  it('stay while the pointer is over them, and are not duplicated', async () => {
    server();
    await openPortal('/login');
    const { notify } = await import('../../src/portal/notices/toasts');
    act(() => notify('danger', 'Once'));
    act(() => notify('danger', 'Once'));
    const toast = screen.getByText('Once');
    await user.hover(toast);
    vi.useFakeTimers();
    act(() => void vi.advanceTimersByTime(10_000));
    screen.getByText('Once');
  });
});

it('shows what to do when a screen crashes, and keeps the menu', async () => {
  signInAs();
  server({ 'GET policies/': overview([{ policyNo: 50010001 }]) });
  await openPortal('/dashboard/policy');
  await screen.findByRole('heading', { name: 'This page could not be shown' });
  screen.getByRole('button', { name: 'Load the page again' });
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { name: 'Profile' });
  expectLogged(/TypeError: /);
});

const foreign: [string, () => Response][] = [
  ['null', () => reply(null)],
  ['a list', () => reply([])],
  ['an object', () => reply({})],
  ['no content', () => reply(null, 204)],
];

describe.each(foreign)('%s in the place of what was asked for', (_body, answer) => {
  it('counts as a failed call: the screen says so in its place and stays', async () => {
    signInAs();
    const calls = ['settings', 'policies', 'catalogue'].map((name) => [`GET ${name}/`, answer]);
    const { handlers } = server(Object.fromEntries(calls));
    await openPortal('/dashboard/policy');
    const again = await screen.findByRole('button', { name: 'Try again' });
    screen.getByText('Your policies could not be loaded.', { exact: false });
    handlers['GET policies/'] = overview();
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Premium Receipt' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('This page could not be shown')).toBeNull();
    expect(localStorage.getItem('insurer')).toBeNull();
  });
});

it.each(['x{', 'null', '[]', '"x"', '{}', '{"brandName":null}'])(
  'opens on a device that has %s in the place of the insurer, while the server gives no settings',
  async (stored) => {
    localStorage.setItem('insurer', stored);
    server({ 'GET settings/': reply({}, 503) });
    await openPortal('/login');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  },
);
