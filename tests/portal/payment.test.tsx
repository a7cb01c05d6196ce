import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, reply } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { overview, signInAs, summary } from './session';

const user = userEvent.setup();
/** Half past eleven and noon in India. */
const moments = { startedAt: '2026-11-21T06:00:00Z', askUntil: '2026-11-21T06:30:00Z' };
const gateway = 'https://gateway.example.com/pay/1';

function server(answers: Parameters<typeof fakeServer>[0] = {}) {
  signInAs();
  return fakeServer({
    'GET policies/': overview(),
    'POST payment/': reply(gateway),
    ...answers,
  });
}

/** The URL that the browser is sent to. */
const leaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {});

async function openDialog(policyChanges: object = {}) {
  const faked = server({ 'GET policies/': overview([summary(policyChanges)]) });
  await openPortal('/dashboard/premium-payment');
  await user.click(await screen.findByRole('button', { name: 'Pay Now' }));
  return { ...faked, dialog: await screen.findByRole('dialog', { name: 'Pay your premium' }) };
}

const clearCookie = () => {
  document.cookie = 'toBePaidPremiumAmount=; path=/; max-age=0';
};

beforeEach(() => {
  startAfresh();
  clearCookie();
});

describe('Premium Payment', () => {
  it('[POL-10] [PAY-01] [PAY-02] shows a card with number, due date, frequency and premium for every policy with a premium to pay', async () => {
    server({
      'GET policies/': overview([
        summary({ premiumDueDate: '2027-03-01', planName: 'Later' }),
        summary({
          policyNo: '50010002',
          planName: 'Sooner',
          premiumDueDate: '2026-12-01',
          exceesAmount: 0,
        }),
        summary({ policyNo: '50010003', planName: 'Ended', policyStatus: 'MATURED' }),
        summary({ policyNo: '50010004', planName: 'Settled', showPayNowBtn: false }),
      ]),
    });
    await openPortal('/dashboard/premium-payment');
    const cards = (await screen.findAllByRole('article')).map((card) => card.textContent);
    expect(cards.map((text) => /^[A-Z][a-z]+?(?=Policy)/.exec(text)?.[0])).toEqual([
      'Sooner',
      'Later',
      'Settled',
    ]);
    for (const part of ['5001 0002', '01/12/2026', 'Annually', '₹\u00A025,080'])
      expect(cards[0]).toContain(part);
    expect(screen.getAllByRole('button', { name: 'Pay Now' })).toHaveLength(2);
    expect(cards[2]).toContain('Nothing can be paid for this policy now.');
    // What was paid twice is told although the dialog with its amounts cannot be opened.
    expect(cards[2]).toContain('Excess amount, paid before₹\u00A0100.00');
    expect(cards[0]).not.toContain('Excess amount');
  });

  it('shows a message when no policy has a premium to pay', async () => {
    server({ 'GET policies/': overview([summary({ policyStatus: 'MATURED' })]) });
    await openPortal('/dashboard/premium-payment');
    await screen.findByText('You have no policy on which a premium is paid.');
  });
});

describe('premium modal', () => {
  it('[POL-12] [PAY-02] shows the parts of the amount and Proceed For Payment', async () => {
    const { dialog } = await openDialog();
    const lines = [...dialog.querySelectorAll('dl div')].map((line) =>
      [...line.children].map(({ textContent }) => textContent),
    );
    expect(lines).toEqual([
      ['Premium without tax', '₹\u00A024,000.00'],
      ['GST', '₹\u00A01,080.00'],
      ['Premium with GST', '₹\u00A025,080.00'],
      ['Suspense amount, already with us', '₹\u00A0499.50'],
      ['Excess amount, paid before', '₹\u00A0100.00'],
      ['Premium left to pay', '₹\u00A024,480.50'],
    ]);
    within(dialog).getByRole('button', { name: 'Proceed For Payment' });
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('heading')));
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[PAY-03] [PAY-04] Proceed For Payment starts the payment, stores the amount, and opens the returned URL', async () => {
    const assign = leaving();
    const { callsTo, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Proceed For Payment' }));
    expect(callsTo('POST payment/').map(({ body }) => body)).toEqual([
      {
        dob: '1985-04-12',
        policyNumber: '50010001',
        type: 'RENEWAL',
        source: 'CUSTOMER_PORTAL',
      },
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(gateway);
    expect(sessionStorage.getItem('toBePaidPremiumAmount')).toBe('24480.5');
    expect(document.cookie).toContain('toBePaidPremiumAmount=24480.5');
  });

  it('[PAY-03] shows a rejection and stores nothing', async () => {
    const assign = leaving();
    const { handlers, dialog } = await openDialog();
    for (const [answer, message] of [
      [{ status: 'failed', message: 'Nothing is left to pay.' }, 'Nothing is left to pay.'],
      [reply('javascript:alert(1)'), 'Something went wrong'],
      [new TypeError('offline'), 'Something went wrong. Please try again'],
    ] as const) {
      handlers['POST payment/'] = answer;
      await user.click(within(dialog).getByRole('button', { name: 'Proceed For Payment' }));
      await within(dialog).findByText(message);
    }
    expect(assign).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('toBePaidPremiumAmount')).toBeNull();
    expect(document.cookie).not.toContain('toBePaidPremiumAmount');
  });

  it.each([
    [false, /₹ 24,480\.50 was started on 21\/11\/2026 11:30 am\. .* we ask until 12:00 pm\. Wait/],
    [true, /₹ 24,480\.50, started on 21\/11\/2026 11:30 am, was not confirmed.* pay again now\./],
  ])(
    'warns before a second payment, and allows it (not confirmed in time: %s)',
    async (isUnconfirmed, text) => {
      const assign = leaving();
      const { dialog } = await openDialog({
        pendingPayment: { txn_id: 'T1', amount: 24480.5, ...moments, isUnconfirmed },
      });
      within(dialog).getByText(text);
      within(dialog).getByText(/you may pay twice/);
      await user.click(within(dialog).getByRole('button', { name: 'Proceed For Payment' }));
      expect(assign).toHaveBeenCalledExactlyOnceWith(gateway);
    },
  );
});

describe('payment result', () => {
  const paid = {
    status: 'success',
    state: 'paid',
    txn_id: 'T1',
    gateway_trans_id: 'G1',
    policyNumber: '50010001',
    amount: 24480.5,
    ...moments,
    finishedAt: '2026-11-21T06:00:00Z',
    hasReceipt: true,
  };
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });

  it('[PAY-05] [OPEN-134] shows the success view for status true and a paid order', async () => {
    server({ 'GET payment-status/': paid });
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1&gateway_trans_id=G1');
    await title('Payment successful');
    expect(screen.getByText(/^Thank you\. We have received/).textContent).toBe(
      'Thank you. We have received ₹\u00A024,480.50.',
    );
    screen.getByText('5001 0001');
    screen.getByText('21/11/2026 11:30 am');
    screen.getByText('T1');
  });

  it('[PAY-05] [OPEN-134] trusts the server when the query differs', async () => {
    server({ 'GET payment-status/': paid });
    await openPortal('/dashboard/thank-you?status=false&txn_id=T1');
    await title('Payment successful');
  });

  it.each([
    ['?status=false&txn_id=T1', 'failed'],
    ['?status=true&txn_id=T1', 'failed'],
    ['?status=TRUE&txn_id=T1', 'pending'],
    ['?status=false&txn_id=T1', 'unconfirmed'],
    ['?txn_id=T1', 'cancelled'],
    ['', undefined],
  ])(
    '[PAY-06] [PAY-07] for "%s" and the order state %s shows the failure view with its three options',
    async (query, state) => {
      server({ 'GET payment-status/': { ...paid, state, hasReceipt: false } });
      await openPortal(`/dashboard/thank-you${query}`);
      await title('Payment failed');
      expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
        'Retry payment',
        'Check card details',
        'Contact support',
      ]);
      expect(screen.getByRole('link', { name: 'Retry payment' }).getAttribute('href')).toBe(
        '/dashboard/premium-payment',
      );
      expect(screen.getByRole('link', { name: '1800-000-0000' }).getAttribute('href')).toBe(
        'tel:18000000000',
      );
      expect(screen.queryByRole('button', { name: /acknowledgement/ })).toBeNull();
    },
  );

  it('[PAY-06] says that a failed payment with an unknown reference is none of theirs, and does not repeat it', async () => {
    server({ 'GET payment-status/': reply({}, 404) });
    await openPortal('/dashboard/thank-you?status=false&txn_id=TX-FORGED');
    await title('Payment failed');
    screen.getByText(/^You have made no payment with this reference\./);
    expect(screen.queryByText(/Your payment was not made|TX-FORGED/)).toBeNull();
  });

  it.each([
    ['pending', /we ask until 12:00 pm\. Wait until then before you pay again/],
    ['unconfirmed', /you may pay twice/],
    ['failed', undefined],
  ] as const)(
    'says beside the failure that the bank may still be paid while the order is %s',
    async (state, told) => {
      server({ 'GET payment-status/': { ...paid, state, hasReceipt: false } });
      await openPortal('/dashboard/thank-you?status=false&txn_id=T1');
      await title('Payment failed');
      const facts = [...document.querySelectorAll('main dd')].map((fact) => fact.textContent);
      expect(facts).toEqual(['5001 0001', '₹\u00A024,480.50', 'T1']);
      if (told) expect(screen.getByText(told)).toBeTruthy();
      else expect(screen.queryByText(/twice/)).toBeNull();
    },
  );

  it('[PAY-05] [PAY-08] shows that a payment is being confirmed, without a receipt, until the server reports it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { callsTo, handlers } = server({ 'GET payment-status/': reply({}, 404, 'Not Found') });
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1');
    await title('Payment being confirmed');
    expect(screen.queryByRole('button', { name: /acknowledgement/ })).toBeNull();
    for (const [answer, shown] of [
      [{ ...paid, state: 'pending', hasReceipt: false }, 'Payment being confirmed'],
      [paid, 'Payment successful'],
    ] as const) {
      handlers['GET payment-status/'] = answer;
      await act(() => vi.advanceTimersByTimeAsync(3000));
      await title(shown);
    }
    expect(callsTo('GET payment-status/').length).toBeGreaterThanOrEqual(3);
    expect(document.querySelector('[data-type]')).toBeNull();
  });

  it('[OPEN-134] asks on until the server says that the payment was not confirmed in time, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const pending = { ...paid, state: 'pending', finishedAt: null, hasReceipt: false };
    const { callsTo, handlers } = server({ 'GET payment-status/': pending });
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1');
    await title('Payment being confirmed');
    screen.getByText(/We ask until 12:00 pm, /);
    for (let i = 0; i < 40; i++) await act(() => vi.advanceTimersByTimeAsync(15_000));
    await title('Payment being confirmed');
    const before = callsTo('GET payment-status/').length;
    expect(before).toBeGreaterThan(30);
    // An answer that is lost on the way changes nothing.
    handlers['GET payment-status/'] = new TypeError('offline');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    screen.getByText(/We ask until 12:00 pm, /);
    handlers['GET payment-status/'] = { ...pending, state: 'unconfirmed' };
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await title('Payment not confirmed');
    screen.getByText(
      'You started this payment of ₹ 24,480.50 on 21/11/2026 11:30 am. Until 12:00 pm the bank did not confirm it, so it does not count as paid. We have stopped asking.',
    );
    screen.getByText(/If neither has happened after 7 days, call us/);
    expect(screen.getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe(
      '/dashboard/premium-payment',
    );
    const { length } = callsTo('GET payment-status/');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(callsTo('GET payment-status/')).toHaveLength(length);
    expect(screen.queryByText(/need not/)).toBeNull();
  });

  it('[OPEN-134] looks for a payment that the customer does not have for half a minute, then says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { callsTo } = server({ 'GET payment-status/': reply({}, 404) });
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1');
    await title('Payment being confirmed');
    screen.getByText(/We look for it for half a minute/);
    for (let i = 0; i < 20; i++) await act(() => vi.advanceTimersByTimeAsync(3000));
    await title('Payment not found');
    screen.getByText(/You have made no payment with this reference/);
    screen.getByRole('link', { name: '1800-000-0000' });
    expect(callsTo('GET payment-status/')).toHaveLength(10);
  });

  it('says when the server cannot be asked, and asks again when told to', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { callsTo, handlers } = server({ 'GET payment-status/': new TypeError('offline') });
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1');
    await title('Payment being confirmed');
    screen.getByText(/We cannot reach our server/);
    for (let i = 0; i < 60; i++) await act(() => vi.advanceTimersByTimeAsync(3000));
    await screen.findByText(/We could not ask about this payment/);
    expect(callsTo('GET payment-status/')).toHaveLength(10);
    handlers['GET payment-status/'] = paid;
    screen.getByRole('button', { name: 'Check again' }).click();
    await act(() => vi.advanceTimersByTimeAsync(0));
    await title('Payment successful');
  });

  it('[PAY-10] reads the amount from the cookie, once', async () => {
    document.cookie = 'toBePaidPremiumAmount=1234.5; path=/';
    server({ 'GET payment-status/': reply({}, 404) });
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1');
    await title('Payment being confirmed');
    screen.getByText('₹ 1,234.50');
    expect(document.cookie).not.toContain('toBePaidPremiumAmount');
  });

  it('[PAY-08] saves the acknowledgement as "Payment Acknowledgement"', async () => {
    const { callsTo, handlers } = server({
      'GET payment-status/': paid,
      'POST payment-receipt/': new Response(new Blob(['%PDF-1.7']), { status: 200 }),
    });
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.getAttribute('href')} ${this.download}`);
    });
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1');
    await user.click(await screen.findByRole('button', { name: /acknowledgement/ }));
    await vi.waitFor(() => expect(saved).toEqual(['blob:receipt Payment Acknowledgement.pdf']), {
      timeout: 8000,
    });
    expect(callsTo('POST payment-receipt/')[0]?.body).toEqual({ TransactionId: 'T1' });
    handlers['POST payment-receipt/'] = reply({ message: 'not paid' }, 409);
    await user.click(screen.getByRole('button', { name: /acknowledgement/ }));
    await screen.findByText('Something Went Wrong');
    expect(saved).toHaveLength(1);
  });
});
