import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { definitionOf } from '../files';
import { type RenderedForm, bad, described, openForm, pick, refused } from './renderForm';
import { insurer } from './server';

const definition = definitionOf('email_update');
const customer = {
  clientId: 'C1',
  emailId: 'asha@example.com',
  proposerAlternateEmail: 'second@example.com',
};
const open = (answers = {}) => openForm(definition, { ...insurer, ...answers }, { customer });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const email = () => screen.getByLabelText<HTMLInputElement>('New primary e-mail');
const otp = () => screen.getByLabelText<HTMLInputElement>('OTP');

async function choose(form: RenderedForm, kind = 'Primary') {
  await pick(form);
  await form.user.click(screen.getByRole('radio', { name: kind }));
}

async function askForOtp(form: RenderedForm, address = 'new@example.com') {
  await choose(form);
  await form.user.type(email(), address);
  await form.user.click(button('Send OTP'));
}

describe('e-mail update', () => {
  it('[EMAIL-01] [EMAIL-07] [EMAIL-08] [EMAIL-09] asks for type, address and OTP and raises the ticket; submit is disabled until the address is verified', async () => {
    const form = await open();
    await askForOtp(form);
    expect(button('Submit request').disabled).toBe(true);
    expect(described(button('Submit request'))).toBe(
      'Verify “New primary e-mail” with an OTP. Then you can submit.',
    );
    await form.user.type(await screen.findByLabelText('OTP'), '1234');
    expect(button('Submit request').disabled).toBe(true);
    await form.user.click(button('Verify'));
    expect((await screen.findAllByText('Email Verified Successfully')).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Email Verified Successfully'),
    );
    expect(button('Submit request').disabled).toBe(false);
    await form.user.click(button('Submit request'));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('SR1001')).toBeTruthy();
    expect(form.calls.at(-1)).toMatchObject({
      name: 'POST email-update/',
      payload: {
        policyNumber: '50010001',
        email_type: 'primary',
        email_id: 'new@example.com',
        etli_sub_type: 'ST0999',
      },
    });
  });

  it('[EMAIL-02] [OPEN-138] is disabled from the start, and requires policy and type when an OTP is asked for', async () => {
    const form = await open();
    const why = 'Choose “Type of email” first, then verify what it asks for. Then you can submit.';
    const group = () => screen.getByRole('radiogroup', { name: 'Type of email' });
    const isHeld = () =>
      expect([button('Submit request').disabled, described(button('Submit request'))]).toEqual([
        true,
        why,
      ]);
    isHeld();
    await form.user.click(button('Send OTP'));
    expect(screen.getByText('Please select policy number')).toBeTruthy();
    await pick(form);
    isHeld();
    await form.user.click(button('Send OTP'));
    expect(described(group())).toContain('Please select type of email');
    expect(group().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(group().contains(document.activeElement)).toBe(true));
    expect(form.calls.some(({ name }) => name === 'POST get-otp/')).toBe(false);
    await form.user.click(screen.getByRole('radio', { name: 'Primary' }));
    expect(described(group())).not.toContain('Please select type of email');
    expect(screen.getAllByRole('button', { name: 'Send OTP' })).toHaveLength(1);
    expect(described(button('Submit request'))).toContain('New primary e-mail');
  });

  it.each(['Primary', 'Secondary'])(
    '[EMAIL-03] requires a valid %s e-mail address',
    async (kind) => {
      const form = await open();
      await choose(form, kind);
      const input = screen.getByLabelText(`New ${kind.toLowerCase()} e-mail`);
      await form.user.click(button('Send OTP'));
      expect(described(input)).toContain('Please enter Email');
      await waitFor(() => expect(document.activeElement).toBe(input));
      await form.user.type(input, 'nobody');
      await form.user.click(button('Send OTP'));
      expect(described(input)).toContain('Please enter valid Email');
      expect(form.calls.map(({ name }) => name)).not.toContain('POST get-otp/');
    },
  );

  it.each([
    ['asha@example.com', 'Existing and New Email should not be same'],
    ['second@example.com', 'Primary and Secondary Email should not be same'],
  ])('[EMAIL-04] rejects %s', async (address, message) => {
    const form = await open();
    await askForOtp(form, address);
    expect(described(email())).toContain(message);
  });

  it('[EMAIL-05] requires an OTP of four digits, and keeps what was typed', async () => {
    const form = await open();
    await askForOtp(form);
    await screen.findByLabelText('OTP');
    expect(otp().autocomplete).toBe('one-time-code');
    expect(otp().inputMode).toBe('numeric');
    await form.user.click(button('Verify'));
    expect(described(otp())).toContain('Please enter OTP');
    await form.user.type(otp(), '12x456');
    await form.user.click(button('Verify'));
    expect(otp().value).toBe('12x456');
    expect(described(otp())).toContain('Please enter valid OTP');
    expect(form.calls.map(({ name }) => name)).not.toContain('POST verify-otp/');
  });

  it('[EMAIL-06] sends and verifies the OTP with the specified calls', async () => {
    const form = await open();
    await askForOtp(form);
    await form.user.type(await screen.findByLabelText('OTP'), '1234{Enter}');
    await screen.findAllByText('Email Verified Successfully');
    const [send, verify] = form.calls.slice(-2);
    expect(send).toMatchObject({
      name: 'POST get-otp/',
      payload: {
        policy_number: '50010001',
        phone_number: '',
        email: 'new@example.com',
        otp_type: 'email',
      },
    });
    expect(verify).toMatchObject({
      name: 'POST verify-otp/',
      payload: { Otp_recieved: '1234', unique_id: 'u-1', otp_type: 'email' },
    });
  });

  it('shows the message for a wrong OTP at the OTP field', async () => {
    const form = await open();
    await askForOtp(form);
    await form.user.type(await screen.findByLabelText('OTP'), '9999{Enter}');
    expect(await screen.findByText('This OTP is not right')).toBeTruthy();
    expect(described(otp())).toContain('This OTP is not right');
  });

  it('shows why an OTP could not be sent', async () => {
    await askForOtp(await open({ 'POST get-otp/': () => bad('Too many OTPs') }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many OTPs');
  });

  it('requires the policy before an OTP is sent', async () => {
    const form = await open();
    await form.user.click(screen.getByRole('radio', { name: 'Primary' }));
    await form.user.type(email(), 'new@example.com{Enter}');
    expect(described(screen.getByLabelText('Policy Number'))).toContain(
      'Please select policy number',
    );
    expect(form.calls).toEqual([]);
  });

  it('discards the proof when the address changes', async () => {
    const form = await open();
    await askForOtp(form);
    await form.user.type(await screen.findByLabelText('OTP'), '1234{Enter}');
    await screen.findAllByText('Email Verified Successfully');
    await form.user.type(email(), 'm');
    await form.user.tab();
    expect(button('Submit request').disabled).toBe(true);
    await form.user.type(email(), '{Backspace}');
    await form.user.tab();
    expect(button('Submit request').disabled).toBe(true);
  });

  it('keeps the box of an OTP that was sent, its pause, and what was verified when the page is loaded anew', async () => {
    const first = await open();
    await askForOtp(first);
    await screen.findByLabelText('OTP');
    first.unmount();
    const second = await open();
    await second.user.type(await screen.findByLabelText('OTP'), '1234');
    expect(screen.queryByRole('button', { name: /Send OTP|Resend/ })).toBeNull();
    await second.user.click(button('Verify'));
    await screen.findAllByText('Email Verified Successfully');
    expect(second.calls.at(-1)).toMatchObject({
      name: 'POST verify-otp/',
      payload: { unique_id: 'u-1' },
    });
    second.unmount();
    const third = await open();
    await screen.findByText('Email Verified Successfully');
    expect(button('Submit request').disabled).toBe(false);
    await third.user.type(email(), 'x');
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeTruthy();
  });

  it.each([
    ['an OTP that was sent', 6, false],
    ['what was verified', 31, true],
  ])('forgets %s once the server no longer accepts it', async (_, minutes, isVerified) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const form = await open();
      await askForOtp(form);
      await screen.findByLabelText('OTP');
      if (isVerified) {
        await form.user.type(otp(), '1234{Enter}');
        await screen.findAllByText('Email Verified Successfully');
      }
      form.unmount();
      vi.setSystemTime(Date.now() + minutes * 60_000);
      await open();
      await waitFor(() => expect(email().value).toBe('new@example.com'));
      expect(button('Send OTP')).toBeTruthy();
      expect(screen.queryByLabelText('OTP')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('can be verified again when the server has forgotten the proof', async () => {
    const problems = [{ at: '/email', rule: 'proof', message: 'Please verify' }];
    const form = await open({ 'POST email-update/': () => refused('', { problems }) });
    await askForOtp(form);
    await form.user.type(await screen.findByLabelText('OTP'), '1234{Enter}');
    await screen.findAllByText('Email Verified Successfully');
    await form.user.click(button('Submit request'));
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeTruthy();
  });

  it('counts down thirty seconds before Resend', async () => {
    const form = await open();
    await askForOtp(form);
    await screen.findByLabelText('OTP');
    expect(screen.getByText('Resend in 00:30')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
    expect(await screen.findByText('Resend in 00:29', {})).toBeTruthy();
  });

  it('[FLOW-13] shows that the change applies to all policies', async () => {
    await open();
    expect(screen.getByText('This change applies to all your policies.')).toBeTruthy();
  });
});
