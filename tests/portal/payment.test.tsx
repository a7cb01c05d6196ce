import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, reply } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { overview, signInAs, summary } from './session';

const user = userEvent.setup();
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
        summary({ policyNo: '50010002', planName: 'Sooner', premiumDueDate: '2026-12-01' }),
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
    for (const part of ['5001 0002', '01/12/2026', 'Annually', '₹ 25,080'])
      expect(cards[0]).toContain(part);
    expect(screen.getAllByRole('button', { name: 'Pay Now' })).toHaveLength(2);
    expect(cards[2]).toContain('Nothing can be paid for this policy now.');
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
      ['Premium without tax', '₹ 24,000.00'],
      ['GST', '₹ 1,080.00'],
      ['Premium with GST', '₹ 25,080.00'],
      ['Suspense amount, already with us', '₹ 499.50'],
      ['Excess amount, paid before', '₹ 100.00'],
      ['Premium left to pay', '₹ 24,480.50'],
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

  it('warns before a second payment', async () => {
    const { dialog } = await openDialog({
      pendingPayment: { txn_id: 'T1', amount: 24480.5, startedAt: '2026-11-21T06:00:00Z' },
    });
    within(dialog).getByText(/₹ 24,480\.50 was started at 11:30 am and is not confirmed yet/);
  });
});

describe('payment result', () => {
  const paid = {
    status: 'success',
    state: 'paid',
    txn_id: 'T1',
    gateway_trans_id: 'G1',
    policyNumber: '50010001',
    amount: 24480.5,
    finishedAt: '2026-11-21T06:00:00Z',
    hasReceipt: true,
  };
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });

  it('[PAY-05] shows the success view for status true and a paid order', async () => {
    server({ 'GET payment-status/': paid });
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1&gateway_trans_id=G1');
    await title('Payment successful');
    screen.getByText('Thank you. We have received ₹ 24,480.50.');
    screen.getByText('5001 0001');
    screen.getByText('21/11/2026 11:30 am');
    screen.getByText('T1');
  });

  it('[PAY-05] trusts the server when the query differs', async () => {
    server({ 'GET payment-status/': paid });
    await openPortal('/dashboard/thank-you?status=false&txn_id=T1');
    await title('Payment successful');
  });

  it.each([
    ['?status=false&txn_id=T1', 'failed'],
    ['?status=true&txn_id=T1', 'failed'],
    ['?status=TRUE&txn_id=T1', 'pending'],
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

  it('polls such a payment at most ten times', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { callsTo } = server({ 'GET payment-status/': { ...paid, state: 'pending' } });
    await openPortal('/dashboard/thank-you?status=true&txn_id=T1');
    await title('Payment being confirmed');
    for (let seconds = 0; seconds < 60; seconds += 3)
      await act(() => vi.advanceTimersByTimeAsync(3000));
    await screen.findByText(/This takes longer than usual/);
    expect(callsTo('GET payment-status/')).toHaveLength(10);
    screen.getByRole('button', { name: 'Check again' }).click();
    await vi.waitFor(() => expect(callsTo('GET payment-status/')).toHaveLength(11));
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
    await vi.waitFor(() => expect(saved).toEqual(['blob:receipt Payment Acknowledgement.pdf']));
    expect(callsTo('POST payment-receipt/')[0]?.body).toEqual({ TransactionId: 'T1' });
    handlers['POST payment-receipt/'] = reply({ message: 'not paid' }, 409);
    await user.click(screen.getByRole('button', { name: /acknowledgement/ }));
    await screen.findByText('Something Went Wrong');
    expect(saved).toHaveLength(1);
  });
});
