import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../files';
import {
  type Answering,
  bad,
  type RenderedForm,
  good,
  openForm,
  pick,
  refused,
  ticket,
} from './renderForm';
import { file } from './server';

const definition = definitionOf('bank_account');
const customer = {
  clientId: 'C1',
  fullName: 'Asha Sample',
  dateOfBirth: '1985-04-12',
  pan: 'ABCPS1234F',
};

const server: { [call: string]: Answering } = {
  'GET get-bank-detail/': () =>
    good({
      etli_bankaccountnumber: '123456789012',
      etli_accounttype: 'SA',
      etli_accountholdername: 'ASHA SAMPLE',
      etli_ifsccode_value: 'DEMO0000123',
    }),
  'POST pan-check/': () => good({ pan_status: 'valid', message: 'PAN verified' }),
  'POST penny-drop/': () => good({ data: { Response: 'Account verified' } }),
  'POST pan-sr-raise/': () => good({ ticketnumber: 'SR900' }),
  'POST update-bank-detail/': ticket,
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const steps = ({ calls }: RenderedForm) =>
  calls.map(({ name }) => name).filter((name) => name.startsWith('POST'));
const sent = ({ calls }: RenderedForm, call: string) => calls.find(({ name }) => name === call)!;
const press = ({ user }: RenderedForm, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function fillIn(pan: string, answers: typeof server = {}): Promise<RenderedForm> {
  const form = await openForm(definition, { ...server, ...answers }, { customer });
  await pick(form);
  const { user } = form;
  await user.type(box('New Account Number'), '9876 5432 1098');
  await user.type(box('IFSC Code'), 'demo0004567');
  await user.type(box('Account Holder Name'), 'Asha A Sample');
  await user.selectOptions(screen.getByLabelText('Account Type'), 'Savings');
  await user.type(box('PAN Number'), pan);
  await user.upload(screen.getByLabelText('Upload Bank Proof'), file('cheque.pdf'));
  await user.upload(screen.getByLabelText('Upload PAN Document'), file('pan.pdf'));
  await press(form, 'Submit request');
  return form;
}

/** Presses a button of the dialog with this text, which may follow one that is closing. */
async function choose({ user }: RenderedForm, words: string, name: string) {
  const dialog = await waitFor(() => {
    const shown = screen.getByRole('alertdialog');
    within(shown).getByText(words);
    return shown;
  });
  await user.click(within(dialog).getByRole('button', { name }));
}

const close = (form: RenderedForm, words: string) => choose(form, words, 'OK');

describe('bank account', () => {
  it('[BANK-02] shows the existing account read-only, and only a notice when there is none', async () => {
    const form = await openForm(definition, server);
    await pick(form);
    for (const words of ['123456789012', 'DEMO0000123', 'ASHA SAMPLE'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(sent(form, 'GET get-bank-detail/').payload).toEqual({ policyNumber: '50010001' });
    expect(screen.queryByText('Existing Bank details not found')).toBeNull();
  });

  it('[BANK-03] shows a notice that there is no account until another policy is selected', async () => {
    const form = await openForm(definition, {
      ...server,
      'GET get-bank-detail/': ({ policyNumber }) =>
        policyNumber === '50010001'
          ? good({ etli_bankaccountnumber: '' })
          : good({ etli_ifsccode_value: 'X' }),
    });
    await pick(form);
    expect(screen.getByText('Existing Bank details not found')).toBeTruthy();
    await pick(form, '50010002 - Term Shield');
    expect(screen.queryByText('Existing Bank details not found')).toBeNull();
  });

  it('[BANK-12] [BANK-13] [BANK-17] with the PAN on record: makes the penny drop, shows its result and sends the update', async () => {
    const form = await fillIn('abcps1234f');
    const dialog = await screen.findByRole('alertdialog');
    expect(steps(form)).toEqual(['POST penny-drop/']);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await close(form, 'Account verified');
    await screen.findByText('SR1001');
    expect(steps(form)).toEqual(['POST penny-drop/', 'POST update-bank-detail/']);
    expect(sent(form, 'POST penny-drop/').payload).toEqual({
      accountNumber: '987654321098',
      bankIFSC: 'DEMO0004567',
      referenceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      accountHolderName: 'Asha A Sample',
      etli_sub_type: 'ST0999',
    });
  });

  it('[BANK-11] [BANK-15] [BANK-16] [BANK-18] with another PAN: verifies it, shows the result, then checks it, makes the penny drop and sends both updates', async () => {
    const form = await fillIn('abcps9999k');
    await screen.findByRole('alertdialog');
    expect(steps(form)).toEqual(['POST pan-check/']);
    expect(sent(form, 'POST pan-check/').payload).toMatchObject({
      policy_number: '50010001',
      new_pan_number: 'ABCPS9999K',
      existing_pan_number: 'ABCPS1234F',
      name: 'Asha Sample',
    });
    await close(form, 'PAN verified');
    await close(form, 'Account verified');
    const done = await screen.findByRole('alertdialog', { name: 'Request received' });
    expect(
      within(within(done).getAllByRole('list')[0]!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Update PAN cardSR900', 'Update bank accountSR1001']);
    expect(form.raised).toEqual(['SR900', 'SR1001']);
    expect(steps(form)).toEqual([
      'POST pan-check/',
      'POST pan-check/',
      'POST penny-drop/',
      'POST pan-sr-raise/',
      'POST update-bank-detail/',
    ]);
    const { payload, options } = sent(form, 'POST update-bank-detail/');
    expect(payload).toMatchObject({
      policyNumber: '50010001',
      account_type: 'SA',
      account_holder_name: 'Asha A Sample',
      account_number: '987654321098',
      ifsc_code: 'DEMO0004567',
      penny_drop_status: 'success',
    });
    expect(options!.as).toBe('multipart');
    expect(Object.keys(options!.files!).sort()).toEqual(['bank_proof', 'pan_document']);
  });

  it('[BANK-14] stops after the message of an invalid PAN and keeps the answers', async () => {
    const form = await fillIn('abcps0000z', {
      'POST pan-check/': () => good({ pan_status: 'invalid pan', message: 'PAN is not valid' }),
    });
    await close(form, 'PAN is not valid');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(steps(form)).toEqual(['POST pan-check/']);
    expect(box('PAN Number').value).toBe('ABCPS0000Z');
  });

  const unknownAccount = {
    'POST penny-drop/': () => bad(undefined, { data: { Response: 'Account not found' } }),
  };
  it('[OPEN-141] after a verification that fails goes on, or back to the account with everything in place', async () => {
    const form = await fillIn('abcps9999k', unknownAccount);
    await close(form, 'PAN verified');
    await choose(form, 'Account not found', 'Change the account');
    expect(document.activeElement).toBe(box('New Account Number'));
    expect(screen.queryByText(/was not sent/)).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Replace/ })).toHaveLength(2);
    expect(box('PAN Number').value).toBe('ABCPS9999K');
    const before = steps(form);
    expect(before).toEqual(['POST pan-check/', 'POST pan-check/', 'POST penny-drop/']);
    await form.user.type(box('New Account Number'), '7');
    await press(form, 'Submit request');
    await close(form, 'PAN verified');
    await choose(form, 'Account not found', 'Go on with this account');
    await screen.findByText('SR1001');
    expect(steps(form).slice(before.length)).toEqual([
      ...before,
      'POST pan-sr-raise/',
      'POST update-bank-detail/',
    ]);
    const { payload } = sent(form, 'POST update-bank-detail/');
    expect([payload.penny_drop_status, payload.account_number]).toEqual([
      'failed',
      '9876543210987',
    ]);
  });

  it('[OPEN-141] tells the ticket that was raised when a later step fails, however it fails', async () => {
    const failures: (() => ReturnType<Answering>)[] = [
      () => bad('The line is down'),
      () => ({ status: 'failed', message: 'The line is down' }),
      () =>
        refused('', { problems: [{ at: '/account_number', rule: 'x', message: 'Not this one' }] }),
    ];
    for (const failure of failures) {
      let isDown = true;
      const form = await fillIn('abcps9999k', {
        'POST update-bank-detail/': () => (isDown ? failure() : ticket()),
      });
      const told =
        '“Update PAN card” was received. Its number is SR900. “Update bank account” was not sent. Nothing that you filled in is lost; you can submit it again. What was received is not sent twice. Only if you change something that belongs to it, it is sent again, as a new request.';
      await close(form, 'PAN verified');
      await close(form, 'Account verified');
      await close(form, told);
      expect(screen.getByText(told)).toBeTruthy();
      expect(form.raised).toEqual([]);
      isDown = false;
      await press(form, 'Submit request');
      await close(form, 'PAN verified');
      await close(form, 'Account verified');
      await screen.findByText('SR1001');
      expect(form.raised).toEqual(['SR900', 'SR1001']);
      form.unmount();
    }
  });

  it('stops when there is no response to the penny drop', async () => {
    const down = await fillIn('abcps1234f', {
      'POST penny-drop/': () => ({ status: 'failed', message: 'The line is down' }),
    });
    await waitFor(() => expect(down.toasts).toEqual(['danger: The line is down']));
    expect(steps(down)).toEqual(['POST penny-drop/']);
  });
});
