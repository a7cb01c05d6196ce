import { readFileSync } from 'node:fs';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueKeywords } from '../../src/authoring';
import type { Catalogue } from '../../src/engine/definition/definition';
import { definitionModule } from './definitionModule';
import { deviceKeys, fakeServer, reply } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { signInAs } from './session';

const user = userEvent.setup();
const raise = '/dashboard/raise-service-request';
const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));
const catalogue: Catalogue = read('catalogue.json');
const keywords = catalogueKeywords(catalogue, [read('catalogue.hi.json')]);

/** The project's catalogue; every entry has a definition, or only the given ones. */
const offered = (keys?: string[]) => ({
  ...catalogue,
  keywords,
  serviceTypes: catalogue.serviceTypes.map((type) => ({
    ...type,
    requestTypes: type.requestTypes.map((entry) => ({
      ...entry,
      available: keys?.includes(entry.key) ?? true,
    })),
  })),
});

const motherName = definitionModule('mother_name');

const server = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET catalogue/': offered(),
    'GET definitions/mother_name/': { status: 'success', module: motherName },
    'GET get-sr-sub-types/': {
      status: 'success',
      value: [
        { sr_name: 'Something else', sub_type_code: 'ST0001' },
        { sr_name: "  MOTHER'S MAIDEN NAME ", sub_type_code: 'ST0106' },
        { sr_name: '  Mother Name Update ', sub_type_code: 'ST0106' },
      ],
    },
    'POST sr-status/': { status: 'success', already_open: 'false' },
    ...answers,
  });

const serviceType = () => screen.findByLabelText<HTMLSelectElement>('Request Service Type');
const requestType = () => screen.findByLabelText<HTMLSelectElement>('Policy Details Update Type');
const proceed = () => user.click(screen.getByRole('button', { name: 'Continue' }));

async function open(address = raise, state: object | null = null) {
  signInAs();
  window.history.pushState(null, '', '/');
  if (!state) return openPortal(address);
  await openPortal('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Profile' });
  window.history.pushState({ usr: state, key: 'linked', idx: 1 }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  return undefined;
}

/** The options of a service type. */
async function offersOf(title: string) {
  await user.selectOptions(await serviceType(), title);
  return [...(await requestType()).options].slice(1).map((option) => option.text);
}

beforeEach(startAfresh);

describe('selection', () => {
  it('[SHELL-04] [SHELL-05] [SHELL-06] [SHELL-08] offers the request types of each service type', async () => {
    server();
    await open();
    expect(await offersOf('Policy Details Update')).toEqual([
      'PAN card',
      'Email',
      'Name',
      'Signature',
      'Nominee',
      'Bank Account',
      'Phone',
      "Mother's maiden name",
      'Address',
      'GST details',
    ]);
    expect(await offersOf('Renewal Premium')).toEqual([
      'Renewal Cheque Pickup',
      'Draw Date change',
    ]);
    expect(await offersOf('e-Insurance Account')).toEqual([
      'EIA Account Opening / De-Materialization',
    ]);
    expect(await offersOf('Policy Related')).toEqual([
      'Policy document not received',
      'GST refund for NRI',
      'Digital Life Certificate',
      'Revival (DGH Certificate)',
      'Policy Assignment',
    ]);
  });

  it('[SHELL-01] asks for a service type and an update type before it opens a form; some open directly', async () => {
    server();
    await open();
    expect(screen.queryByLabelText('Policy Details Update Type')).toBeNull();
    for (const title of ['Investment Strategy Change', 'Policy Assignment']) {
      await user.selectOptions(await serviceType(), title);
      expect(screen.queryByLabelText('Policy Details Update Type')).toBeNull();
    }
    await user.selectOptions(await serviceType(), 'Investment Strategy Change');
    await proceed();
    expect(window.location.search).toBe('?request=investment-strategy');
    await user.click(await screen.findByRole('link', { name: 'Raise a service request' }));

    await user.selectOptions(await serviceType(), 'Policy Details Update');
    await user.selectOptions(await requestType(), "Mother's maiden name");
    await proceed();
    expect(window.location.search).toBe('?request=mother_name');
  });

  it('[SHELL-02] has service types with the specified keys, and hides the empty one', async () => {
    server();
    await open();
    const keys = [...(await serviceType()).options].slice(1).map((option) => option.value);
    expect(catalogue.serviceTypes.map(({ key }) => key).toSorted()).toEqual([
      'insurance-account',
      'investment-strategy',
      'miscellaneous',
      'policy_assignment_request',
      'policy_details',
      'policy_related',
      'renewal_premium',
    ]);
    expect(keys.toSorted()).toEqual([
      'insurance-account',
      'investment-strategy',
      'policy_assignment_request',
      'policy_details',
      'policy_related',
      'renewal_premium',
    ]);
  });

  it('[SHELL-07] Investment Strategy Change opens one request type and offers the other', async () => {
    server({ 'GET definitions/investment-strategy/': reply({}, 503) });
    await open();
    await user.selectOptions(await serviceType(), 'Investment Strategy Change');
    await proceed();
    await screen.findByRole('heading', { name: 'Others - Investment Strategy Change' });
    await user.click(screen.getByRole('link', { name: 'Any Other Requests' }));
    expect(window.location.search).toBe('?request=any_other_request');
  });

  it('[SHELL-09] without an update type shows a problem at the field and focuses it', async () => {
    server();
    await open();
    await user.selectOptions(await serviceType(), 'Policy Details Update');
    await proceed();
    const field = await requestType();
    await waitFor(() => expect(document.activeElement).toBe(field));
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please select policy details update option');
    expect(window.location.search).toBe('');
  });

  it('[SHELL-10] with a policyNum preselects the policy-related type and DGH and disables all others', async () => {
    server();
    await open(`${raise}?policyNum=50010001`);
    expect((await serviceType()).value).toBe('policy_related');
    expect((await requestType()).value).toBe('DGH');
    for (const select of [await serviceType(), await requestType()]) {
      const enabled = [...select.options].slice(1).filter(({ disabled }) => !disabled);
      expect(enabled.map(({ value }) => value)).toEqual([select.value]);
    }
  });

  it('[ROUTE-07] keeps policyNum, incidentNum and SRNum in the URL', async () => {
    server();
    await open(`${raise}?policyNum=50010001&incidentNum=I1&SRNum=S1`);
    await serviceType();
    await proceed();
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      policyNum: '50010001',
      incidentNum: 'I1',
      SRNum: 'S1',
      request: 'DGH',
    });
  });

  it('says when a request type opens again that is closed now, in its place and where it is found', async () => {
    const opensAgain = 'Open again on Monday, 30 November at 09:00';
    server({ 'GET catalogue/': { ...offered(), closed: { mother_name: opensAgain } } });
    await open();
    expect(await offersOf('Policy Details Update')).toContain(
      `Mother's maiden name – ${opensAgain}`,
    );
    await user.type(await screen.findByRole('searchbox'), 'maiden');
    const [found] = await screen.findAllByRole('link', { name: /Mother's maiden name/ });
    expect(found?.textContent).toContain(opensAgain);
    await user.click(found!);
    await screen.findByRole('heading', { name: "Mother's maiden name" });
    expect(screen.getByText(new RegExp(`${opensAgain}\\. What you have saved`))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('marks request types without a definition as available soon, also when a link opens one', async () => {
    server({ 'GET catalogue/': offered(['mother_name']) });
    await open();
    await user.selectOptions(await serviceType(), 'Policy Details Update');
    const options = [...(await requestType()).options];
    const soon = options.find(({ value }) => value === 'nominee');
    expect([soon?.text, soon?.disabled]).toEqual(['Nominee (available soon)', true]);
    expect(options.find(({ value }) => value === 'mother_name')?.disabled).toBe(false);
    startAfresh();
    server({ 'GET catalogue/': offered([]) });
    await open(`${raise}?request=nominee`);
    await screen.findByText('Nominee (available soon)');
    startAfresh();
    server();
    await open(`${raise}?request=made_up`);
    await screen.findByRole('heading', { name: 'This request is not available', level: 1 });
    screen.getByText(/^You cannot make this request here at the moment/);
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
    const another = screen.getByRole('link', { name: 'Choose another request' });
    expect(another.nextElementSibling?.textContent).toBe('Or call us: 1800-000-0000');
  });

  it('says so where nothing is offered, with the number to call, in place of empty lists', async () => {
    server({ 'GET catalogue/': { ...offered(), serviceTypes: [], popular: [] } });
    await open();
    await screen.findByText(/^There is no request to choose here at the moment/);
    const policies = screen.getByRole('link', { name: 'See my policies' });
    expect(policies.nextElementSibling?.textContent).toBe('Or call us: 1800-000-0000');
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('opens the lists for an address that names no request type', async () => {
    server();
    await open(`${raise}?request=`);
    await serviceType();
  });

  it('can retry when the catalogue fails to load', async () => {
    const { handlers } = server({ 'GET catalogue/': reply({}, 503) });
    await open();
    await screen.findByText('The list of requests could not be loaded.');
    handlers['GET catalogue/'] = offered();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await serviceType();
  });
});

describe('the search', () => {
  const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: /want to change/ });
  const openReady = async (address = raise, state: object | null = null) => {
    await open(address, state);
    await serviceType();
    return box();
  };
  const found = () =>
    within(screen.getByRole('search'))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  const status = () => within(screen.getByRole('search')).getByRole('status').textContent;

  it('finds requests and screens by words of any language, tells how many, and opens one by keyboard', async () => {
    server();
    const field = await openReady();
    expect(status()).toBe('');
    await user.type(field, 'मोबाइल बदलना');
    expect(found()).toEqual([
      'Phone Policy Details Update · 2 minutes · the phone with the new number',
    ]);
    expect(status()).toBe('1 request fits: Phone');
    await user.clear(field);
    await user.type(field, 'premium bharna');
    expect(found()[0]).toBe('Premium Payment ');
    expect(status()).toMatch(/^\d requests fit, the best one first: Premium Payment$/);
    await user.clear(field);
    await user.type(field, 'mothrs name{Enter}');
    expect(document.activeElement?.textContent).toContain("Mother's maiden name");
    await user.keyboard('{Enter}');
    await screen.findByLabelText('Policy Number');
    expect(window.location.search).toBe('?request=mother_name');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('moves from the box to the results with the arrow', async () => {
    server();
    await user.type(await openReady(), 'gst{ArrowDown}');
    expect(document.activeElement?.textContent).toMatch(/GST/);
  });

  it('offers to say it in own words, and to call, where nothing fits', async () => {
    server();
    await user.type(await openReady(), 'xyzzy');
    expect(status()).toMatch(/^Nothing fits these words/);
    expect(found()).toEqual(['Any Other Requests 2 minutes', '1800-000-0000']);
    await user.click(screen.getByRole('link', { name: /^Any Other Requests/ }));
    expect(window.location.search).toBe('?request=any_other_request');
  });

  it('tells what is done at a branch', async () => {
    server();
    await user.type(await openReady(), 'wrong date of birth{Enter}{Enter}');
    await screen.findByRole('alertdialog', { name: 'Change of date of birth' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect((await box()).value).toBe('wrong date of birth');
  });

  it('finds only what is offered now, and every screen that the catalogue names', async () => {
    server({ 'GET catalogue/': offered(['mother_name']) });
    const field = await openReady();
    await user.type(field, 'nominee');
    expect(found().join()).not.toContain('Policy Details Update');
    for (const [name, [first]] of Object.entries(catalogue.screenKeywords!)) {
      await user.clear(field);
      await user.type(field, first!);
      const links = within(screen.getByRole('search')).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toContain(`/dashboard/${name}`);
    }
  });

  it('keeps the policy from which the customer comes', async () => {
    server();
    await user.type(await openReady(raise, { policyNo: '50010002' }), 'mother{Enter}{Enter}');
    const policy = await screen.findByLabelText<HTMLSelectElement>('Policy Number');
    await waitFor(() => expect(policy.value).toBe('50010002'));
  });

  it('waits until the catalogue is there, with the tiles in their places', async () => {
    let give = (_answer: object) => {};
    const held = new Promise<object>((resolve) => (give = resolve));
    server({ 'GET catalogue/': () => held as Promise<{ [name: string]: unknown }> });
    await open();
    expect((await box()).disabled).toBe(true);
    const tiles = () =>
      within(screen.getByRole('region', { name: 'Asked for most' })).getAllByRole('listitem');
    expect(tiles()).toHaveLength(8);
    give(offered());
    await serviceType();
    expect((await box()).disabled).toBe(false);
    expect(tiles()).toHaveLength(8);
  });

  it('is not there where a link allows one request type only', async () => {
    server();
    await open(`${raise}?policyNum=50010001`);
    await serviceType();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByText('Asked for most')).toBeNull();
  });
});

describe('the tiles', () => {
  const tiles = () =>
    within(screen.getByRole('region', { name: 'Asked for most' })).getAllByRole('link');

  it('show the popular request types in the order of the catalogue, with time and papers', async () => {
    server();
    await open();
    await serviceType();
    expect(tiles().map((tile) => tile.getAttribute('href'))).toEqual(
      catalogue.popular!.map((key) => `${raise}?request=${key}`),
    );
    expect(tiles()[0]!.textContent).toBe('Nominee5 minutes · names and dates of birth');
    expect(tiles().at(-1)!.textContent).toBe('Policy document not received1 minute');
  });

  it('leave out what is not offered now', async () => {
    server({ 'GET catalogue/': offered(['nominee']) });
    await open();
    await serviceType();
    expect(tiles().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nominee/),
    ]);
  });

  it('have every icon that the catalogue may name', async () => {
    const { shapes } = await import('../../src/portal/raise/find/RequestIcon');
    const metaschema = read('src/authoring/metaschemas/catalogue.json');
    const { icon } =
      metaschema.properties.serviceTypes.items.properties.requestTypes.items.properties;
    expect(Object.keys(shapes)).toEqual(expect.arrayContaining(icon.enum));
    const { menu } = await import('../../src/portal/shell/menu');
    const screens = menu
      .flatMap((part) => ('to' in part ? [part] : part.entries))
      .map(({ to }) => to);
    const named: string[] = metaschema.properties.screenKeywords.propertyNames.enum;
    expect(screens.filter((to) => !to.endsWith('/raise-service-request'))).toEqual(
      expect.arrayContaining(named.map((name) => `/dashboard/${name}`)),
    );
  });
});

it('opens a request type by a name that another screen has for it', async () => {
  server();
  await open(`${raise}?request=email-change`);
  await screen.findByText('Email');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('Email');
});

describe('links from the profile', () => {
  it.each([
    ['name-change', 'name_change'],
    ['PAN-change', 'pan_card'],
    ['ADDR-change', 'address'],
    ['mobile-change', 'phone_no'],
    ['email-change', 'email_update'],
  ])('[SHELL-11] [ROUTE-08] %s opens %s', async (selectedProfileSection, key) => {
    server();
    await open(raise, { selectedProfileSection });
    await waitFor(() => expect(window.location.search).toBe(`?request=${key}`));
  });

  it('[SHELL-12] [ROUTE-08] DOB-change opens an information dialog instead of a form', async () => {
    server();
    await open(raise, { selectedProfileSection: 'DOB-change' });
    const modal = await screen.findByRole('alertdialog');
    expect(modal.textContent).toContain(
      'To change the date of birth please visit the nearest branch with a valid age proof.',
    );
    expect(window.location.search).toBe('');
    await user.click(within(modal).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await serviceType();
  });
});

describe('an opened request', () => {
  const submit = { 'POST mothers-name-change/': { status: 'success', ticketnumber: 'SR20260001' } };

  it('[SHELL-17] [FLOW-11] finds the sub-type by its name, ignoring spaces and case', async () => {
    const { callsTo } = server();
    await open(`${raise}?request=mother_name`);
    await user.selectOptions(await screen.findByLabelText('Policy Number'), '50010001');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    const parts = trail.getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Raise a service request',
      'Policy Details Update',
      "Mother's maiden name",
    ]);
    expect(parts.at(-1)!.getAttribute('aria-current')).toBe('page');
    await waitFor(() => expect(callsTo('POST sr-status/')).toHaveLength(1));
    expect(callsTo('POST sr-status/')[0]?.body).toEqual({
      policy_number: '50010001',
      etli_sub_type: 'ST0106',
    });
  });

  it('[FLOW-09] after the ticket returns to the list of requests with a link to track it', async () => {
    const { callsTo } = server({ ...submit, 'POST track-service-request': { value: [] } });
    await open(`${raise}?request=mother_name`);
    await user.selectOptions(await screen.findByLabelText('Policy Number'), '50010001');
    await user.type(await screen.findByLabelText(/Mother/), 'Kamala');
    await user.click(screen.getByRole('button', { name: /submit/i }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('SR20260001');
    const [close] = within(dialog).getAllByRole('button', { name: 'OK' });
    expect(screen.queryByText(/^Your request was raised/)).toBeNull();
    await user.click(close as HTMLElement);
    await serviceType();
    expect(window.location.search).toBe('');
    await screen.findByText('Your request was raised. Your reference number is SR20260001.');
    expect(callsTo('POST mothers-name-change/')[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Track this request' }));
    await screen.findByRole('heading', { name: 'Track service requests' });
    const policy = await screen.findByLabelText<HTMLSelectElement>('Policy Number');
    expect(policy.value).toBe('50010001');
    await waitFor(() => expect(callsTo('POST track-service-request')).toHaveLength(1));
  });

  it('still tells the number above the empty form, to the customer who raised it', async () => {
    const raised = { tickets: [{ ticketnumber: 'SR20260001' }], policyNo: '50010001' };
    server(submit);
    await open(`${raise}?request=mother_name`, { raised });
    await screen.findByText('Your request was raised. Your reference number is SR20260001.');
    screen.getByRole('link', { name: 'Track this request' });
    screen.getByLabelText('Policy Number');
    for (const address of [raise, `${raise}?request=mother_name`]) {
      startAfresh();
      server(submit);
      await open(address, { raised: { ...raised, policyNo: '59990001' } });
      await screen.findByRole('heading', { level: 1, name: /request|mother/ });
      expect(screen.queryByText(/SR20260001/)).toBeNull();
    }
  });

  /** Fills in and submits the form, whose response the returned function gives, and leaves it for the profile. */
  async function leaveWhileSending(policyNo: string) {
    let give = (_answer: object) => {};
    const held = new Promise<object>((resolve) => (give = resolve));
    const calls = server({
      'POST mothers-name-change/': () => held as Promise<{ [name: string]: unknown }>,
      'POST track-service-request': { value: [] },
    });
    await open(`${raise}?request=mother_name`);
    await user.selectOptions(await screen.findByLabelText('Policy Number'), policyNo);
    await user.type(await screen.findByLabelText(/Mother/), 'Kamala');
    await user.click(screen.getByRole('button', { name: /submit/i }));
    await screen.findByTestId('loader');
    goTo('/dashboard/profile');
    await screen.findByRole('heading', { name: 'Profile' });
    return { ...calls, give };
  }

  const goTo = (address: string) => {
    window.history.pushState({ usr: null, key: address, idx: 2 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };

  it('[NAV-08] [OPEN-143] that was left while it was sent tells its number on another page, and on Track', async () => {
    const { give } = await leaveWhileSending('50010001');
    await waitFor(() => expect(screen.queryByTestId('loader')).toBeNull());
    give({ status: 'success', ticketnumber: 'SR20260002' });
    const words = 'Your request was raised. Your reference number is SR20260002.';
    expect((await screen.findByText(new RegExp(words))).closest('[role=status]')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Track this request' }));
    await screen.findByRole('heading', { name: 'Track service requests' });
    await screen.findByText(words);
    goTo('/dashboard/profile');
    await screen.findByRole('heading', { name: 'Profile' });
    goTo('/dashboard/track-service-request');
    await screen.findByRole('heading', { name: 'Track service requests' });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('that was left and is not sent leads back, and a logout asks before', async () => {
    const { give, callsTo } = await leaveWhileSending('50010001');
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Your request is still being sent');
    await user.click(within(question).getByRole('button', { name: 'Stay here' }));
    give({ status: 'failed', message: 'Not today' });
    await user.click(await screen.findByRole('link', { name: 'Go back to it' }));
    await screen.findByText(/^Your request was not sent/);
    expect(screen.getAllByText('Not today').length).toBeGreaterThan(0);
    expect((await screen.findByLabelText<HTMLInputElement>(/Mother/)).value).toBe('KAMALA');
    expect(callsTo('POST mothers-name-change/')).toHaveLength(1);
  });

  it('that was left and ended with a question is told too, and waits without the overlay', async () => {
    server();
    // The words of the screens behind the sign-in.
    await open('/dashboard/profile');
    await screen.findByRole('heading', { name: 'Profile' });
    const { useSubmission } = await import('../../src/portal/raise/useSubmission');
    const { leftRequests } = await import('../../src/portal/raise/leftRequests');
    const { result, unmount } = renderHook(() => useSubmission('trial', 'Trial'), {
      wrapper: MemoryRouter,
    });
    const { onSubmit, isLeft } = result.current;
    expect(isLeft()).toBe(false);
    onSubmit('sending');
    unmount();
    expect(isLeft()).toBe(true);
    onSubmit('ended');
    expect(leftRequests.get()).toMatchObject([{ key: 'trial', news: { kind: 'unsent' } }]);
  });

  it('can retry when a part of it fails to load', async () => {
    const { handlers } = server({ 'GET get-sr-sub-types/': reply({}, 500) });
    await open(`${raise}?request=mother_name`);
    await screen.findByText(/could not be opened/);
    Object.assign(handlers, {
      'GET get-sr-sub-types/': {
        value: [
          { sr_name: "mother's maiden name", sub_type_code: 'ST0106' },
          { sr_name: 'mother name update', sub_type_code: 'ST0106' },
        ],
      },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('Policy Number');
  });

  it('opens no form that could replace a draft which it cannot decrypt', async () => {
    const { handlers } = server({ 'GET device-draft-keys/': reply({}, 500) });
    await open(`${raise}?request=mother_name`);
    await screen.findByText(/could not be opened/);
    handlers['GET device-draft-keys/'] = deviceKeys;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('Policy Number');
  });
});
