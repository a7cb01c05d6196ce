import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, reply } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { overview, signInAs, summary } from './session';

const user = userEvent.setup();

const detail = (changes: object = {}) => ({
  status: 'success',
  policyId: '50010001',
  productName: 'Demo Wealth Builder',
  policyNo: '50010001',
  policyStatus: 'PREMIUM PAYING',
  planType: 'ULIP',
  policyIssuanceDate: '2018-06-15',
  premiumDueDate: '2026-12-31',
  policyCeaseDate: '2038-06-15',
  premiumPayingFrequency: 'Annually',
  premiumTerm: 20,
  premiumPayingTerm: 1,
  baseSumAssured: 1000000,
  fundStrategy: 'Age Based Fund Strategy',
  isUlipPolicy: true,
  lifeAssuredName: 'Rohan Sample',
  proposerName: 'Asha Sample',
  riderDetails: [
    {
      riderCode: 'ADB01',
      riderName: 'Accidental Death Benefit',
      riderSumAssured: 500000,
      riderStatus: 'PREMIUM PAYING',
    },
  ],
  noRiderDetails: false,
  nomineeDetail: [
    {
      nomineeName: 'Mira Sample',
      nomineeRelationCode: 'DAUGHTER',
      appointeeName: 'Kiran Sample',
      appointeeRelationCode: 'HUSBAND',
    },
  ],
  noNomineeDetails: false,
  ...changes,
});

const other = summary({
  policyNo: '50010002',
  planName: 'Saver Endowment',
  isUlipPolicy: false,
  fundValue: null,
});

function server(answers: Parameters<typeof fakeServer>[0] = {}) {
  signInAs();
  return fakeServer({
    'GET policies/': overview([summary(), other]),
    'GET policy/': detail(),
    'POST check-pay-now-eligibilty/': { status: 'success', isEligibleForRenewal: true },
    'GET check-pay-now-dgh/': { status: 'success', dghStatus: 'No' },
    'POST fund-value/': { status: 'success' },
    ...answers,
  });
}

const card = (name: string) => screen.findByRole('article', { name });
const press = async (region: HTMLElement, name: string) =>
  user.click(within(region).getByRole('button', { name }));

/** The terms and values of a part of the page. */
const factsIn = (part: HTMLElement) =>
  Object.fromEntries(
    [...part.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );
const rowsIn = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent));

beforeEach(startAfresh);

describe('policy cards', () => {
  it('[POL-01] [POL-02] [POL-15] show number, due date, status, premium, and the fund value with two decimals for each policy', async () => {
    server();
    await openPortal('/dashboard/policy');
    const first = await card('Wealth Builder');
    within(first).getByText('Policy 5001 0001');
    within(first).getByText('Premium paying');
    expect(factsIn(first)).toEqual({
      'Premium amount': '₹\u00A025,080 / year',
      'Premium left to pay': '₹\u00A024,480.50',
      'Due date': '31/12/2026',
      'Fund value': '₹\u00A089,071.44',
    });
    expect(factsIn(await card('Saver Endowment'))).not.toHaveProperty('Fund value');
    expect(screen.getAllByRole('button', { name: 'Show details' })).toHaveLength(2);
  });

  it('name no premium for a policy that takes none any more', async () => {
    const paidUp = summary({ policyStatus: 'PAID-UP', takesPremium: false, isUlipPolicy: false });
    server({ 'GET policies/': overview([paidUp]) });
    await openPortal('/dashboard/policy');
    expect(factsIn(await card('Wealth Builder'))).toEqual({
      'Premium amount': 'No premium to pay',
      'Due date': '–',
    });
  });

  it('[POL-08] show "No data found" without policies', async () => {
    server({ 'GET policies/': overview([]) });
    await openPortal('/dashboard/policy');
    await screen.findByText('No data found');
    expect(screen.queryByText('What needs your attention')).toBeNull();
  });

  it('show when they cannot be loaded, and can retry', async () => {
    const { handlers } = server({ 'GET policies/': reply({}, 500) });
    await openPortal('/dashboard/policy');
    await screen.findByText('Your policies could not be loaded.');
    expect(screen.queryByText(/^\d+ polic/)).toBeNull();
    handlers['GET policies/'] = overview([summary()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Wealth Builder');
  });
});

describe('policy details', () => {
  it('[POL-02] [POL-03] [POL-04] [POL-07] [SESS-22] open in place, with their own URL', async () => {
    const { callsTo } = server();
    await openPortal('/dashboard/policy');
    const policy = await card('Wealth Builder');
    expect(callsTo('GET policy/')).toEqual([]);
    await press(policy, 'Show details');
    await within(policy).findByText('Rohan Sample');
    expect(window.location.search).toBe('?policy=50010001');
    expect(callsTo('GET policy/')[0]?.query).toEqual({ dob: '1985-04-12', policyNo: '50010001' });
    expect(factsIn(policy)).toMatchObject({
      'Life assured': 'Rohan Sample',
      Proposer: 'Asha Sample',
      'Sum assured': '₹\u00A010,00,000',
      'Policy term': '20 years',
      'Premium paying term': '1 year',
      'Issue date': '15/06/2018',
      'Maturity date': '15/06/2038',
      'Fund strategy': 'Age Based Fund Strategy',
      Frequency: 'Annually',
    });
    for (const [name, request] of [
      ['Change nominees', 'nominee'],
      ['Change fund strategy', 'investment-strategy'],
      ['Change bank account', 'bank_account'],
    ] as const)
      expect(within(policy).getByRole('link', { name }).getAttribute('href')).toBe(
        `/dashboard/raise-service-request?request=${request}&policyNum=50010001`,
      );
    await press(policy, 'Hide details');
    expect(window.location.search).toBe('');
    expect(within(policy).queryByText('Rohan Sample')).toBeNull();
  });

  it('[POL-04] have no fund strategy if the policy is not unit-linked', async () => {
    server({ 'GET policy/': detail({ planType: 'TRAD', isUlipPolicy: false }) });
    await openPortal('/dashboard/policy?policy=50010002');
    const policy = await card('Saver Endowment');
    await within(policy).findByText('Rohan Sample');
    expect(factsIn(policy)).not.toHaveProperty('Fund strategy');
  });

  it('[POL-05] [POL-06] [POL-07] list riders, nominees and appointees', async () => {
    server();
    await openPortal('/dashboard/policy?policy=50010001');
    expect(rowsIn(await screen.findByRole('table', { name: 'Riders' }))).toEqual([
      ['Rider', 'Sum assured', 'Status'],
      ['Accidental Death Benefit', '₹\u00A05,00,000', 'Premium paying'],
    ]);
    expect(rowsIn(screen.getByRole('table', { name: 'Nominees and appointees' }))).toEqual([
      ['Nominee', 'Relation', 'Appointee', "Appointee's relation"],
      ['Mira Sample', 'Daughter', 'Kiran Sample', 'Husband'],
    ]);
  });

  it('[POL-05] [POL-06] show when there is no rider and no nominee', async () => {
    server({
      'GET policy/': detail({
        riderDetails: [],
        noRiderDetails: true,
        nomineeDetail: [],
        noNomineeDetails: true,
      }),
    });
    await openPortal('/dashboard/policy?policy=50010001');
    await screen.findByText('There are no riders on this policy.');
    screen.getByText('There is no nominee on this policy.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[POL-09] request the fund value SMS half a second after opening, for unit-linked policies only', async () => {
    const { callsTo } = server();
    await openPortal('/dashboard/policy');
    const unitLinked = await card('Wealth Builder');
    vi.useFakeTimers();
    const toggle = (region: HTMLElement, name: string) =>
      act(() => within(region).getByRole('button', { name }).click());
    toggle(unitLinked, 'Show details');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(callsTo('POST fund-value/')).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(callsTo('POST fund-value/').map(({ body }) => body)).toEqual([
      { policyNumber: '50010001', etli_sms: 'FUND_VALUE' },
    ]);
    toggle(unitLinked, 'Hide details');
    toggle(unitLinked, 'Show details');
    await act(() => vi.advanceTimersByTimeAsync(300));
    toggle(unitLinked, 'Hide details');
    toggle(screen.getByRole('article', { name: 'Saver Endowment' }), 'Show details');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(callsTo('POST fund-value/')).toHaveLength(1);
  });

  it('[POL-13] [POL-16] [POL-17] check again whether a premium can be paid and whether the policy must be revived', async () => {
    const { callsTo } = server({
      'GET check-pay-now-dgh/': { status: 'success', dghStatus: 'YES' },
    });
    await openPortal('/dashboard/policy');
    const policy = await card('Wealth Builder');
    within(policy).getByRole('button', { name: 'Pay Now' });
    await press(policy, 'Show details');
    await within(policy).findByRole('link', { name: 'Revive Policy' });
    expect(within(policy).queryByRole('button', { name: 'Pay Now' })).toBeNull();
    expect(callsTo('GET check-pay-now-dgh/')[0]?.query).toEqual({ policyNumber: '50010001' });
    expect(callsTo('POST check-pay-now-eligibilty/')[0]?.body).toEqual({
      dob: '1985-04-12',
      policy_number: '50010001',
    });
    startAfresh();
    server({
      'POST check-pay-now-eligibilty/': { status: 'success', isEligibleForRenewal: false },
    });
    await openPortal('/dashboard/policy?policy=50010001');
    const again = await card('Wealth Builder');
    await within(again).findByText('Rohan Sample');
    expect(within(again).queryByRole('button', { name: 'Pay Now' })).toBeNull();
  });

  it('show when they cannot be loaded', async () => {
    server({ 'GET policy/': { status: 'failed', message: 'closed' } });
    await openPortal('/dashboard/policy?policy=50010001');
    await screen.findByText('The details of this policy could not be loaded.');
  });
});

describe('Pay Now or Revive Policy', () => {
  const statuses = [
    'CONVERTED',
    'LAPSED',
    'PREMIUM PAYING',
    'DISCONTINUANCE PENDING',
    'REDUCED PAID-UP',
    'DISCONTINUED',
  ];
  const without = ['PAID-UP', 'MATURED', 'WAIVER', 'TERMINATED'];
  const withStatuses = (changes: object) =>
    overview(
      [...statuses, ...without].map((policyStatus, index) =>
        summary({ policyNo: `5009000${index}`, planName: policyStatus, policyStatus, ...changes }),
      ),
    );

  it('[POL-11] [POL-12] Pay Now is on the cards of six statuses, only when a premium can be paid', async () => {
    server({ 'GET policies/': withStatuses({}) });
    await openPortal('/dashboard/policy');
    for (const status of statuses)
      within(await card(status)).getByRole('button', { name: 'Pay Now' });
    for (const status of without)
      expect(within(await card(status)).queryByRole('button', { name: 'Pay Now' })).toBeNull();
    startAfresh();
    server({ 'GET policies/': withStatuses({ showPayNowBtn: false }) });
    await openPortal('/dashboard/policy');
    await card('LAPSED');
    expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  });

  it('[POL-13] [POL-14] Revive Policy opens Raise Service Request with the policyNum query', async () => {
    server({ 'GET policies/': withStatuses({ dghStatus: 'Yes' }) });
    await openPortal('/dashboard/policy');
    for (const status of statuses) {
      const link = within(await card(status)).getByRole('link', { name: 'Revive Policy' });
      expect(link.getAttribute('href')).toMatch(
        /^\/dashboard\/raise-service-request\?policyNum=5009000\d$/,
      );
    }
    for (const status of without)
      expect(within(await card(status)).queryByRole('link', { name: 'Revive Policy' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  });
});

describe('what needs attention', () => {
  const attention = [
    {
      kind: 'premiumOverdue',
      policyNo: '50010003',
      dueDate: '2026-11-01',
      amount: 25080,
      premium: 25080,
      days: 20,
    },
    { kind: 'revive', policyNo: '50010002', policyStatus: 'LAPSED' },
    { kind: 'openRequests', policyNo: '50010001', count: 2 },
    {
      kind: 'paymentPending',
      policyNo: '50010001',
      txn_id: 'T 1',
      amount: 25080,
      startedAt: '2026-11-21T06:00:00Z',
      askUntil: '2026-11-21T06:30:00Z',
    },
    {
      kind: 'paymentUnconfirmed',
      policyNo: '50010002',
      txn_id: 'T2',
      amount: 25080,
      startedAt: '2026-11-20T06:00:00Z',
      askUntil: '2026-11-20T06:30:00Z',
    },
    {
      kind: 'premiumDue',
      policyNo: '50010003',
      dueDate: '2026-12-01',
      amount: 100,
      premium: 25080,
      days: 10,
    },
  ];

  it('is listed above the policies, most urgent first, each with a link', async () => {
    server({
      'GET policies/': overview(
        [
          summary(),
          { ...other, policyStatus: 'LAPSED', dghStatus: 'Yes' },
          summary({ policyNo: '50010003', premiumDueDate: '2027-01-05' }),
        ],
        attention,
      ),
    });
    await openPortal('/dashboard/policy');
    const list = within(await screen.findByRole('region', { name: 'What needs your attention' }));
    list.getByText('A premium of ₹ 25,080 was due on 01/11/2026');
    list.getByText('Saver Endowment, policy 5001 0002');
    list.getByText('2 requests are open');
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    await user.click(list.getByRole('button', { name: 'Show 3 more' }));
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    list.getByText(
      'A payment of ₹ 25,080 was started on 21/11/2026 11:30 am. The bank has not confirmed it yet; we ask until 12:00 pm.',
    );
    list.getByText(
      'A payment of ₹ 25,080, started on 20/11/2026 11:30 am, was not confirmed by the bank. It does not count as paid.',
    );
    list.getByText('₹ 100 of the premium of ₹ 25,080 is still to pay. It is due on 01/12/2026');
    const links = list
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Revive Policy', '/dashboard/raise-service-request?policyNum=50010002'],
      ['Track requests', '/dashboard/track-service-request'],
      ['See the payment', '/dashboard/thank-you?status=true&txn_id=T%201'],
      ['See what to do', '/dashboard/thank-you?status=true&txn_id=T2'],
    ]);
    await user.click(list.getAllByRole('button', { name: 'Pay Now' })[0]!);
    await screen.findByRole('button', { name: 'Proceed For Payment' });
  });

  it('says that a revival is on its way, and offers to track it instead of another one', async () => {
    const revived = {
      ...other,
      policyStatus: 'LAPSED',
      dghStatus: 'Yes',
      openRequests: 1,
      openRevival: 'SR00010139',
    };
    const reviving = { kind: 'reviving', policyNo: '50010002', policyStatus: 'LAPSED' };
    server({
      'GET policies/': overview(
        [summary(), revived],
        [{ ...reviving, ticketnumber: 'SR00010139' }],
      ),
    });
    await openPortal('/dashboard/policy');
    const list = within(await screen.findByRole('region', { name: 'What needs your attention' }));
    list.getByText('This policy has lapsed. Your request SR00010139 to revive it is with us.');
    // On its card as well.
    screen.getByText('Your request SR00010139 to revive this policy is open.');
    expect(screen.getAllByRole('link', { name: 'Track this request' })).toHaveLength(2);
    expect(screen.queryByText('Revive Policy')).toBeNull();
  });

  it('says that a request waits for the customer, with the way to it', async () => {
    const waiting = { kind: 'waiting', policyNo: '50010001' };
    server({
      'GET policies/': overview(
        [summary({ openRequests: 1 }), other],
        [
          { ...waiting, ticketnumbers: ['SR00010139'] },
          { ...waiting, policyNo: '50010002', ticketnumbers: ['SR00010140', 'SR00010141'] },
        ],
      ),
    });
    await openPortal('/dashboard/policy');
    const list = within(await screen.findByRole('region', { name: 'What needs your attention' }));
    list.getByText('We need something from you for request SR00010139.');
    list.getByText('We need something from you for 2 requests.');
    const [link] = list.getAllByRole('link', { name: 'See what to do' });
    await user.click(link!);
    await screen.findByRole('heading', { name: 'Track service requests' });
  });

  it('leaves the premium that is due next to the summary, with its policy and what is left to pay', async () => {
    const due = attention.find(({ kind }) => kind === 'premiumDue')!;
    server({
      'GET policies/': overview(
        [summary({ premiumDueDate: '2026-12-01' }), other],
        [{ ...due, policyNo: '50010001' }],
      ),
    });
    await openPortal('/dashboard/policy');
    const next = within(await screen.findByRole('region', { name: 'Next premium' }));
    next.getByText('₹ 24,480.50');
    next.getByText(/^Due on 01\/12\/2026, /);
    next.getByText('Wealth Builder, policy 5001 0001');
    screen.getByText('Sum assured in force');
    screen.getByText('NAV of 20/11/2026.');
    expect(screen.queryByRole('region', { name: 'What needs your attention' })).toBeNull();
    await user.click(next.getByRole('button', { name: 'Pay Now' }));
    await screen.findByRole('button', { name: 'Proceed For Payment' });
  });

  it('has one line for the open requests of several policies', async () => {
    const requests = { kind: 'openRequests', count: 2 };
    server({
      'GET policies/': overview(
        [summary(), other],
        [
          { ...requests, policyNo: '50010001' },
          { ...requests, policyNo: '50010002' },
        ],
      ),
    });
    await openPortal('/dashboard/policy');
    const list = within(await screen.findByRole('region', { name: 'What needs your attention' }));
    list.getByText('4 requests are open');
    expect(list.getAllByRole('link', { name: 'Track requests' })).toHaveLength(1);
  });

  it('shows a message when there is nothing', async () => {
    server();
    await openPortal('/dashboard/policy');
    await screen.findByText('Nothing needs your attention now.');
  });
});

describe('forty policies', () => {
  const forty = Array.from({ length: 40 }, (_, index) =>
    summary({
      policyNo: String(50050001 + index),
      planName: index % 2 ? 'Saver Endowment' : 'Term Shield',
      policyStatus: index < 3 ? 'LAPSED' : 'PREMIUM PAYING',
    }),
  );
  const cards = () => screen.getAllByRole('button', { name: 'Show details' }).length;

  it('can be filtered by number, plan and status', async () => {
    server({ 'GET policies/': overview(forty) });
    await openPortal('/dashboard/policy');
    const search = await screen.findByLabelText('Find a policy by number or name');
    expect(cards()).toBe(40);
    await user.type(search, '5005 0017');
    screen.getByText('Showing 1 of 40 policies');
    screen.getByText('Policy 5005 0017');
    await user.clear(search);
    await user.type(search, 'term');
    expect(cards()).toBe(20);
    await user.selectOptions(screen.getByLabelText('Status'), 'Lapsed (3)');
    expect(cards()).toBe(2);
    await user.type(search, ' of nobody');
    screen.getByText('No policy fits your search.');
    await user.click(screen.getByRole('button', { name: 'Show all policies' }));
    await waitFor(() => expect(cards()).toBe(40));
  });

  it('leave the focus in the search when it finds the open policy again', async () => {
    server({ 'GET policies/': overview(forty) });
    await openPortal('/dashboard/policy?policy=50050003');
    const search = await screen.findByLabelText('Find a policy by number or name');
    await waitFor(() =>
      expect(document.activeElement?.closest('article')?.textContent).toContain('5005 0003'),
    );
    await user.type(search, '5005 0017');
    await user.clear(search);
    screen.getByText('Policy 5005 0003');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.activeElement).toBe(search);
  });

  it('have no search when there are few', async () => {
    server({ 'GET policies/': overview(forty.slice(0, 6)) });
    await openPortal('/dashboard/policy');
    await screen.findByText('Policy 5005 0001');
    expect(screen.queryByRole('search')).toBeNull();
  });
});
