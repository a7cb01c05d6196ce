import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Result } from '../../src/api';
import { type RenderedForm, bad, good, openForm, refused } from './renderForm';
import { keysOf } from './storedDraft';
import { serverFor, twoParties } from './twoParties';
import { fill, heading, search } from './walk';

const panel = (title: 'Insured' | 'Proposer') => within(screen.getByRole('group', { name: title }));
const send = ({ user }: RenderedForm, of: 'Insured' | 'Proposer') =>
  user.click(panel(of).getByRole('button', { name: 'Send OTP' }));

async function sign(form: RenderedForm, of: 'Insured' | 'Proposer', code = '1234') {
  await send(form, of);
  await form.user.type(await panel(of).findByLabelText('OTP'), code);
  await form.user.click(panel(of).getByRole('button', { name: 'Verify' }));
}

async function to({ user }: RenderedForm, title: string) {
  await user.click(screen.getByText('All steps'));
  await user.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
}

async function toReview(two: boolean, answers = {}) {
  const server = serverFor(two);
  const form = await openForm(twoParties, { ...server.answers, ...answers });
  await fill(form, two);
  expect(heading()).toBe('Check your answers');
  return { form, server };
}

it('[REV-04] [DGH-10] [DGH-12] shows a panel for each party, and saves the answers before an OTP is sent', async () => {
  const { form, server } = await toReview(true);
  expect(screen.getByRole('group', { name: 'Insured' }).id).toBe('OtpVerificationLA');
  expect(screen.getByRole('group', { name: 'Proposer' }).id).toBe('OtpVerificationPR');
  const button = panel('Proposer').getByRole<HTMLButtonElement>('button', { name: 'Send OTP' });
  expect(button.disabled).toBe(true);
  await send(form, 'Insured');
  await panel('Insured').findByLabelText('OTP');
  expect(server.stored.form).toMatchObject({ place: 'Pune', well_insured: 'no' });
  const names = form.calls.map(({ name }) => name);
  expect(names.lastIndexOf('POST dgh-draft/')).toBeLessThan(names.indexOf('POST get-otp/'));
  expect(form.calls.find(({ name }) => name === 'POST get-otp/')!.payload).toEqual({
    policy_number: '50010001',
    phone_number: '9000000022',
    email: '',
    otp_type: 'dgh',
  });
});

it('[REV-30] [REV-31] counts down from 00:30 and then allows a resend', async () => {
  const { form } = await toReview(false);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await send(form, 'Insured');
    await panel('Insured').findByText('OTP sent');
    const clock = () => panel('Insured').getByRole('timer').textContent;
    expect(clock()).toBe('00:30');
    // One second at a time, because each timer starts after the previous one.
    const pass = async (seconds: number) => {
      for (let i = 0; i < seconds; i++)
        await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    };
    await pass(1);
    expect(clock()).toBe('00:29');
    await pass(19);
    expect(clock()).toBe('00:10');
    expect(panel('Insured').queryByRole('button', { name: 'Resend' })).toBeNull();
    await pass(10);
    expect(panel('Insured').queryByText('OTP sent')).toBeNull();
    expect(clock()).toBe('00:30');
    await pass(5);
    expect(clock()).toBe('00:30');
    await form.user.click(panel('Insured').getByRole('button', { name: 'Resend' }));
    await panel('Insured').findByText('OTP sent');
    await pass(1);
    expect(clock()).toBe('00:29');
    expect(form.calls.filter(({ name }) => name === 'POST get-otp/')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

it('keeps the box of an OTP that was sent, and its pause, when the page is loaded anew', async () => {
  const { form, server } = await toReview(false);
  await send(form, 'Insured');
  await panel('Insured').findByLabelText('OTP');
  form.unmount();
  const again = await openForm(twoParties, server.answers);
  await waitFor(() => expect(heading()).toBe('Check your answers'));
  await again.user.type(await panel('Insured').findByLabelText('OTP'), '1234');
  expect(panel('Insured').queryByRole('button', { name: /Send OTP|Resend/ })).toBeNull();
  await again.user.click(panel('Insured').getByRole('button', { name: 'Verify' }));
  expect(await panel('Insured').findByText('OTP verification successfull')).toBeTruthy();
  expect(again.calls.map(({ name }) => name)).not.toContain('POST get-otp/');
});

it('[REV-32] [REV-33] [DGH-11] requires four digits, and shows when they are wrong', async () => {
  const { form } = await toReview(false);
  await send(form, 'Insured');
  const box = await panel('Insured').findByLabelText<HTMLInputElement>('OTP');
  expect(box.inputMode).toBe('numeric');
  await form.user.type(box, '12a345');
  expect(box.value).toBe('12a345');
  await form.user.clear(box);
  await form.user.type(box, '999');
  await form.user.click(panel('Insured').getByRole('button', { name: 'Verify' }));
  expect(panel('Insured').getByText('Please enter valid OTP')).toBeTruthy();
  await form.user.type(box, '9');
  await form.user.click(panel('Insured').getByRole('button', { name: 'Verify' }));
  expect(await panel('Insured').findByText('OTP verification not successfull')).toBeTruthy();
});

it('[REV-32] shows the fixed text with the server’s message, and does not call a lost connection a wrong OTP', async () => {
  let answer: Result = bad('Too many wrong OTPs. Please try again in 5 minute(s).');
  const { form } = await toReview(false, { 'POST verify-otp/': () => answer });
  await sign(form, 'Insured');
  expect(await panel('Insured').findByText('OTP verification not successfull')).toBeTruthy();
  const hint = panel('Insured').getByText(/^Too many wrong OTPs\. Please try again in 5/);
  const describedBy = panel('Insured').getByLabelText('OTP').getAttribute('aria-describedby')!;
  expect(describedBy.split(' ')).toContain(hint.id);
  answer = { status: 'lost', message: 'You are offline' };
  await form.user.click(panel('Insured').getByRole('button', { name: 'Verify' }));
  expect(
    await panel('Insured').findByText('You are offline. Check your internet connection.'),
  ).toBeTruthy();
  expect(panel('Insured').queryByText(/not successfull/)).toBeNull();
});

it('[DGH-13] [REV-32] locks the form once all parties have signed, and shows download and submit', async () => {
  const { form, server } = await toReview(true);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download form' })).toBeNull();
  await sign(form, 'Insured');
  expect(await panel('Insured').findByText('OTP verification successfull')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  await sign(form, 'Proposer');
  await panel('Proposer').findByText('OTP verification successfull');
  expect(screen.getByRole('button', { name: 'Download form' })).toBeTruthy();
  expect(screen.getByText(/You can download the form and submit it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Change: / })).toBeNull();
  await form.user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Place').closest('fieldset[disabled]')).not.toBeNull();
  await form.user.click(screen.getByRole('button', { name: 'Next' }));
  await form.user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('SR1001');
  const sent = form.calls.find(({ name }) => name === 'POST trial/')!.payload;
  expect(sent.form_data).toEqual(server.stored.form);
});

it('[DGH-13] (OPEN-113) locks the form after the insured has signed when no proposer is needed', async () => {
  const { form } = await toReview(false);
  expect(screen.queryByRole('group', { name: 'Proposer' })).toBeNull();
  await sign(form, 'Insured');
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeTruthy();
});

it('requires a new signature after a changed answer', async () => {
  const { form } = await toReview(true);
  await sign(form, 'Insured');
  await panel('Insured').findByText('OTP verification successfull');
  await form.user.click(screen.getByRole('button', { name: 'Change: Declaration' }));
  await form.user.type(screen.getByLabelText('Place'), ' city');
  await form.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(panel('Insured').queryByText('OTP verification successfull')).toBeNull();
  expect(panel('Insured').getByText(/The answers were changed/)).toBeTruthy();
});

describe('signed answers', () => {
  const place = () => screen.getByLabelText<HTMLInputElement>('Place');
  const changeAnswers = ({ user }: RenderedForm) =>
    user.click(screen.getAllByRole('button', { name: /^Change my answers \(they have/ })[0]!);
  const isLocked = () => place().closest('fieldset[disabled]') !== null;

  async function signed() {
    const opened = await toReview(true);
    await sign(opened.form, 'Insured');
    await sign(opened.form, 'Proposer');
    await screen.findByRole('button', { name: 'Submit' });
    return opened;
  }

  it('can be changed, which keeps everything and asks each party for a new OTP', async () => {
    const { form } = await signed();
    await changeAnswers(form);
    const note = screen.getByText(/we ask for a new OTP from: Insured, Proposer\.$/);
    await waitFor(() => expect(document.activeElement!.contains(note)).toBe(true));
    await form.user.click(screen.getByRole('button', { name: 'Change: Declaration' }));
    expect(isLocked()).toBe(false);
    await form.user.type(place(), ' city');
    await screen.findByText(/^The answers were changed after .*: Insured, Proposer\.$/);
    await form.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('region', { name: 'Declaration' }).textContent).toContain('Pune city');
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit for review' })).toBeTruthy();
    for (const party of ['Insured', 'Proposer'] as const) {
      expect(panel(party).getByText(/The answers were changed/)).toBeTruthy();
      await sign(form, party);
      await panel(party).findByText('OTP verification successfull');
    }
    await form.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(isLocked()).toBe(true);
  });

  it('still count when they were unlocked and are the same', async () => {
    const { form } = await signed();
    await changeAnswers(form);
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
    // A review comes before the answers are confirmed.
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
    await form.user.click(screen.getByRole('button', { name: 'Change: Declaration' }));
    await form.user.type(place(), 's');
    await screen.findByText(/^The answers were changed after/);
    await form.user.type(place(), '{Backspace}');
    await screen.findByText(/^You can change your answers now/);
    await form.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(panel('Proposer').getByText('OTP verification successfull')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  });

  it('are locked on another device as well, which says why', async () => {
    const { form, server } = await signed();
    form.unmount();
    const elsewhere = await openForm(twoParties, server.answers, { deviceKeys: await keysOf('2') });
    await search(elsewhere);
    await screen.findByText(/^Your answers are confirmed by OTP and locked/);
    await to(elsewhere, 'Declaration');
    expect(place().value).toBe('Pune');
    expect(isLocked()).toBe(true);
  });

  it.each([
    ['changed', /^The answers were changed after they were confirmed\./],
    ['expired', /^The answers were confirmed on another day/],
  ])('are open again on another device once the signatures are %s', async (state, says) => {
    const { form, server } = await signed();
    form.unmount();
    const signatures = Object.keys(server.signed).map((signature) => ({ signature, state }));
    const answers = {
      ...server.answers,
      'GET dgh-draft/': () =>
        good({ form_data: server.stored.form, saved_at: '', changes: [], signatures }),
    };
    const elsewhere = await openForm(twoParties, answers, { deviceKeys: await keysOf('2') });
    await search(elsewhere);
    await screen.findByText(says);
    await to(elsewhere, 'Declaration');
    expect(isLocked()).toBe(false);
  });
});

it('requires a new signature when the server does not have it', async () => {
  const problems = [{ at: '', rule: 'signature', message: 'Insured has to confirm first.' }];
  const { form } = await toReview(false, {
    'POST trial/': () => refused('', { problems }),
  });
  await sign(form, 'Insured');
  await form.user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Insured has to confirm first.')).toBeTruthy();
  expect(panel('Insured').getByRole('button', { name: 'Send OTP' })).toBeTruthy();
});

it('does not send an OTP while the answers cannot be saved', async () => {
  const { form } = await toReview(false, { 'POST dgh-draft/': () => bad() });
  await send(form, 'Insured');
  expect(await panel('Insured').findByText(/Your answers could not be saved/)).toBeTruthy();
  expect(form.calls.some(({ name }) => name === 'POST get-otp/')).toBe(false);
});

it('does not send an OTP for answers that the server rejects, and shows why', async () => {
  const message = 'This is too much to be saved. Please shorten your answers.';
  const { form } = await toReview(false, {
    'POST dgh-draft/': () => refused(message),
  });
  await send(form, 'Insured');
  expect(await panel('Insured').findByText(message)).toBeTruthy();
  expect(form.calls.some(({ name }) => name === 'POST get-otp/')).toBe(false);
});

it('[DGH-14] downloads the PDF under its name', async () => {
  const { form } = await toReview(false);
  await sign(form, 'Insured');
  let name = '';
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await form.user.click(await screen.findByRole('button', { name: 'Download form' }));
  await waitFor(() => expect(name).toBe('Declaration.pdf'));
  click.mockRestore();
  expect(form.calls.at(-1)).toMatchObject({
    name: 'POST download-dgh-pdf/',
    options: { wantsFile: true },
  });
});

it('[REV-34] [REV-60] sends the current answers for review', async () => {
  const { form } = await toReview(false);
  await form.user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('It is with us for review.')).toBeTruthy();
  expect(form.calls.at(-1)!.payload).toMatchObject({ form_data: { place: 'Pune' } });
});

const review = ({ user }: RenderedForm) =>
  user.click(screen.getByRole('button', { name: 'Submit for review' }));
const reviews = (form: RenderedForm) =>
  form.calls.filter(({ name }) => name === 'POST dgh-submit-review/');

it('[REV-60] does not send for review over changes of another device', async () => {
  const { form, server } = await toReview(false);
  await waitFor(() => expect(server.stored.form).toMatchObject({ place: 'Pune' }));
  server.changeElsewhere({ place: 'Surat' });
  await review(form);
  await waitFor(() => expect(form.toasts).toEqual([expect.stringMatching(/changed elsewhere/)]));
  expect(reviews(form)).toEqual([]);
  expect(screen.getByRole('region', { name: 'Declaration' }).textContent).toContain('Surat');
  await review(form);
  expect(await screen.findByText('It is with us for review.')).toBeTruthy();
  expect(reviews(form)[0]!.payload).toMatchObject({
    form_data: { place: 'Surat' },
    saved_at: '2026-11-21T09:30:00.000Z',
  });
});

it('[REV-60] treats a review as the latest save', async () => {
  const reviewed = '2026-11-21T09:45:00.000Z';
  const { form } = await toReview(false, {
    'POST dgh-submit-review/': () => good({ saved_at: reviewed }),
  });
  await review(form);
  expect(await screen.findByText(/^Sent on 21\/11\/2026 09:45 am\./)).toBeTruthy();
  await form.user.click(screen.getByRole('button', { name: 'Change: Declaration' }));
  await form.user.type(screen.getByLabelText('Place'), ' city');
  const asked = form.calls.findIndex(({ name }) => name === 'POST dgh-submit-review/');
  const next = () => form.calls.slice(asked).find(({ name }) => name === 'POST dgh-draft/');
  await waitFor(() => expect(next()?.payload).toMatchObject({ saved_at: reviewed }));
});

it('[REV-60] does not send for review while the answers cannot be saved', async () => {
  const { form } = await toReview(false, { 'POST dgh-draft/': () => bad() });
  await review(form);
  await waitFor(() => expect(form.toasts).toEqual([expect.stringMatching(/they were not sent/)]));
  expect(reviews(form)).toEqual([]);
});

it('requires a review and new OTPs after changes on another device', async () => {
  const { form, server } = await toReview(true);
  await sign(form, 'Insured');
  expect(await panel('Insured').findByText('OTP verification successfull')).toBeTruthy();
  const otps = () => form.calls.filter(({ name }) => name === 'POST get-otp/');
  expect(panel('Proposer').queryByText('Insured confirms first.')).toBeNull();
  server.changeElsewhere({ place: 'Surat' });
  await send(form, 'Proposer');
  expect(await panel('Proposer').findByText(/^These answers were changed elsewhere/)).toBeTruthy();
  expect(otps()).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Declaration' }).textContent).toContain('Surat');
  expect(panel('Insured').getByText(/^The answers were changed/)).toBeTruthy();
  expect(panel('Proposer').getByText('Insured confirms first.')).toBeTruthy();
  await sign(form, 'Insured');
  await sign(form, 'Proposer');
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeTruthy();
});

it('requires the signatures again when the server no longer accepts them', async () => {
  const message = 'The form has to be confirmed by OTP before it can be downloaded';
  const { form } = await toReview(false, {
    'POST download-dgh-pdf/': () => refused(message),
  });
  await sign(form, 'Insured');
  await form.user.click(await screen.findByRole('button', { name: 'Download form' }));
  await waitFor(() => expect(form.toasts).toContain(`danger: ${message}`));
  expect(panel('Insured').getByRole('button', { name: 'Send OTP' })).toBeTruthy();
});

it('[ERR-11] says that a download failed, and keeps the signatures', async () => {
  const { form } = await toReview(false, { 'POST download-dgh-pdf/': () => bad() });
  await sign(form, 'Insured');
  await form.user.click(await screen.findByRole('button', { name: 'Download form' }));
  await waitFor(() => expect(form.toasts).toContain('danger: Something Went Wrong'));
  // The toast closes by itself.
  expect(screen.getByText('Something Went Wrong')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download form' }));
  expect(panel('Insured').getByText('OTP verification successfull')).toBeTruthy();
});

it('does not speak of a download where there is none', async () => {
  const server = serverFor(false);
  const { downloads: _, ...request } = twoParties.request;
  const form = await openForm({ ...twoParties, request }, server.answers);
  await fill(form, false);
  await sign(form, 'Insured');
  expect(await screen.findByText(/You can submit them now/)).toBeTruthy();
  expect(screen.queryByText(/download/)).toBeNull();
});
