import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../files';
import { type RenderedForm, bad, described, openForm, pick } from './renderForm';
import { file, deferred, insurer } from './server';

const definition = definitionOf('address');
const open = (answers = {}) => openForm(definition, { ...insurer, ...answers });
const pin = () => screen.getByLabelText<HTMLInputElement>('Pin code');
const shown = (label: string) => screen.getByRole('group', { name: label }).textContent;
const send = ({ user }: RenderedForm) =>
  user.click(screen.getByRole('button', { name: 'Submit request' }));

describe('address change', () => {
  it('[ADDR-01] [ADDR-09] has fields for lines, pin code, proof, document and comment, and Mumbai as the initial city', async () => {
    const form = await open();
    await pick(form);
    for (const label of [
      'Address line 1',
      'Address line 2',
      'Address line 3',
      'Pin code',
      'Address proof type',
      'Address proof document',
    ])
      expect(screen.getByLabelText(label)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Comment/ })).toBeTruthy();
    expect(shown('City')).toContain('Mumbai');
    expect(shown('State')).toContain('–');
    expect(screen.getByText('filled in for you once you enter: Pin code')).toBeTruthy();
    expect(screen.queryByText('filled in for you')).toBeNull();
  });

  it('[ADDR-02] [ADDR-05] [ADDR-06] requires all fields except the comment, with lines of at most 50 characters', async () => {
    const form = await open();
    await pick(form);
    await send(form);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Please enter Address line 1',
      'Please enter Address line 2',
      'Please enter Address line 3',
      'Invalid Pin Code',
      'Please select Address proof type',
      'Please upload document',
    ]);
    for (const number of [1, 2, 3]) {
      const line = screen.getByLabelText<HTMLInputElement>(`Address line ${number}`);
      await form.user.click(line);
      await form.user.paste('x'.repeat(60));
      expect(line.value).toBe('x'.repeat(60));
      expect(described(line)).toContain('Too long by 10: at most 50 characters are allowed');
      await form.user.clear(line);
      await form.user.paste('x'.repeat(50));
    }
    const list = screen.getByLabelText('Address proof type');
    const options = within(list).getAllByRole('option');
    const labels = options.map((option) => option.textContent!.toLowerCase());
    expect(labels).toHaveLength(1 + 10);
    for (const proof of ['ration card', 'electricity bill', 'driving licence', 'bank statement'])
      expect(labels.join()).toContain(proof);
    expect(form.calls).toContainEqual(
      expect.objectContaining({ name: 'GET get-address-proof/', payload: {} }),
    );
  });

  it('[ADDR-03] accepts a pin code of six digits and shows "Invalid Pin Code" otherwise', async () => {
    const form = await open();
    await pick(form);
    await form.user.type(pin(), '4a1 1');
    expect(pin().value).toBe('4a1 1');
    await send(form);
    expect(described(pin())).toContain('Invalid Pin Code');
    await form.user.clear(pin());
    await form.user.type(pin(), '411 001');
    await form.user.tab();
    expect(pin().value).toBe('411001');
    await waitFor(() => expect(described(pin())).not.toContain('Invalid Pin Code'));
  });

  it('[ADDR-04] fills city and state from the pin code', async () => {
    const form = await open();
    await pick(form);
    await form.user.type(pin(), '411001');
    await waitFor(() => expect(shown('City')).toContain('Pune'));
    expect(shown('State')).toContain('Maharashtra');
    expect(form.calls.filter(({ name }) => name === 'GET pin-code/')).toMatchObject([
      { payload: { pinCode: '411001' } },
    ]);
    expect(screen.getByText('Found: Pune, Maharashtra')).toBeTruthy();
    expect(screen.getByText('filled in for you')).toBeTruthy();
  });

  it('clears city and state for an unknown pin code and shows the problem immediately', async () => {
    const form = await open();
    await pick(form);
    await form.user.type(pin(), '411001');
    await waitFor(() => expect(shown('City')).toContain('Pune'));
    await form.user.clear(pin());
    await form.user.type(pin(), '999999');
    await waitFor(() => expect(described(pin())).toContain('Invalid Pin Code'));
    expect(shown('City')).toContain('–');
    expect(shown('State')).toContain('–');
    await send(form);
    expect(screen.getByRole('link', { name: 'Invalid Pin Code' })).toBeTruthy();
  });

  it('ignores the response for an earlier pin code', async () => {
    const late = deferred();
    const form = await open({
      'GET pin-code/': (payload: { pinCode?: unknown }) =>
        payload.pinCode === '400050' ? late.answering() : insurer['GET pin-code/']!(payload),
    });
    await pick(form);
    await form.user.type(pin(), '400050');
    expect(screen.getByText('Looking it up…')).toBeTruthy();
    await form.user.clear(pin());
    await form.user.type(pin(), '411001');
    await waitFor(() => expect(shown('City')).toContain('Pune'));
    late.release({ status: 'ok', data: [{ city: 'Thane', state: 'Maharashtra' }] });
    await waitFor(() => expect(screen.queryByText('Looking it up…')).toBeNull());
    expect(shown('City')).toContain('Pune');
  });

  it('clears city and state when the lookup fails, and repeats it on submit', async () => {
    let isDown = true;
    const form = await open({
      'GET pin-code/': (payload: { pinCode?: unknown }) =>
        isDown ? { kind: 'failed', message: 'down' } : insurer['GET pin-code/']!(payload),
    });
    await pick(form);
    await form.user.type(pin(), '411001');
    await waitFor(() => expect(described(pin())).toContain('We could not look this up'));
    expect(shown('City')).toContain('–');
    isDown = false;
    await send(form);
    await waitFor(() => expect(shown('City')).toContain('Pune'));
    expect(screen.queryByRole('link', { name: 'Invalid Pin Code' })).toBeNull();
  });

  it('says that a pin code could not be looked up, on submit too, and never that it is wrong', async () => {
    let isDown = false;
    const form = await open({
      'GET pin-code/': (payload: { pinCode?: unknown }) =>
        isDown ? { kind: 'failed', message: 'down' } : insurer['GET pin-code/']!(payload),
    });
    const asked = () => form.calls.filter(({ name }) => name === 'GET pin-code/').length;
    await pick(form);
    for (const number of [1, 2, 3])
      await form.user.type(screen.getByLabelText(`Address line ${number}`), 'Hill Road');
    await form.user.selectOptions(screen.getByLabelText('Address proof type'), 'Ration Card');
    await form.user.upload(screen.getByLabelText('Address proof document'), file('card.pdf'));
    await form.user.type(pin(), '411001');
    await waitFor(() => expect(shown('City')).toContain('Pune'));
    isDown = true;
    await form.user.clear(pin());
    await form.user.type(pin(), '400001');
    await waitFor(() => expect(described(pin())).toContain('We could not look this up'));
    expect(shown('City')).toContain('–');
    expect(shown('State')).toContain('–');
    const before = asked();
    await send(form);
    const link = await screen.findByRole('link', { name: /^We could not check this just now/ });
    expect(asked()).toBe(before + 1);
    expect(described(pin())).toContain('please try again in a moment');
    expect(screen.queryByText('Invalid Pin Code')).toBeNull();
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toEqual([link]);
    expect(form.calls.some(({ name }) => name === 'POST address-change/')).toBe(false);
    isDown = false;
    await form.user.clear(pin());
    await form.user.type(pin(), '411001');
    await waitFor(() => expect(shown('City')).toContain('Pune'));
    await send(form);
    expect(await screen.findByText('SR1001')).toBeTruthy();
  });

  it('[ADDR-07] [ADDR-08] mentions the age limits of proofs and the masking of Aadhar numbers', async () => {
    await open();
    const said = described(screen.getByLabelText('Address proof document'));
    expect(said).toContain('A lease receipt must be at most 3 months old.');
    expect(said).toContain('A bank or phone statement must be at most 6 months old.');
    expect(said).toContain('mask the first 8 digits of the Aadhar number');
  });

  it('[ADDR-10] sends all fields as multipart and shows the ticket', async () => {
    const form = await open();
    await pick(form);
    const { user } = form;
    await user.type(screen.getByLabelText('Address line 1'), '1 Hill Road');
    await user.type(screen.getByLabelText('Address line 2'), 'Bandra');
    await user.type(screen.getByLabelText('Address line 3'), 'West');
    await user.type(pin(), '411001');
    await user.selectOptions(screen.getByLabelText('Address proof type'), 'Ration Card');
    await user.upload(screen.getByLabelText('Address proof document'), file('card.pdf'));
    await user.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Moved');
    await send(form);
    expect(await screen.findByText('SR1001')).toBeTruthy();
    expect(form.calls.at(-1)).toMatchObject({
      name: 'POST address-change/',
      payload: {
        policyNumber: '50010001',
        address_line_one: '1 Hill Road',
        address_line_two: 'Bandra',
        address_line_three: 'West',
        pincode: '411001',
        city: 'Pune',
        state: 'Maharashtra',
        address_proof: 'Ration Card',
        address_proof_doc: { name: 'card.pdf' },
        comment: 'Moved',
      },
      options: { as: 'multipart', files: { address_proof_doc: expect.any(File) } },
    });
  });

  it('offers to reload a list that failed to load', async () => {
    let isDown = true;
    const form = await open({
      'GET get-address-proof/': () => (isDown ? bad() : insurer['GET get-address-proof/']!({})),
    });
    await screen.findByText(/We could not get this list/);
    isDown = false;
    await form.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Ration Card' })).toBeTruthy();
  });

  it('reloads a list that failed to load when a policy is picked', async () => {
    let isDown = true;
    const form = await open({
      'GET get-address-proof/': () => (isDown ? bad() : insurer['GET get-address-proof/']!({})),
    });
    await screen.findByText(/We could not get this list/);
    isDown = false;
    await pick(form);
    expect(await screen.findByRole('option', { name: 'Ration Card' })).toBeTruthy();
  });
});

it('says at once, when it is left, that an incomplete pin code is wrong, where all else waits for it', async () => {
  const form = await openForm(definitionOf('renewal_cheque_pickup'), insurer);
  await pick(form);
  await form.user.type(pin(), '40005');
  expect(described(pin())).not.toContain('Invalid Pin Code');
  await form.user.tab();
  expect(described(pin())).toContain('Invalid Pin Code');
  expect(pin().value).toBe('40005');
  await form.user.type(pin(), '0');
  await waitFor(() => expect(described(pin())).not.toContain('Invalid Pin Code'));
});

it('says nothing of a pin code that was not touched', async () => {
  const form = await openForm(definitionOf('renewal_cheque_pickup'), insurer);
  await pick(form);
  await form.user.click(pin());
  await form.user.tab();
  expect(described(pin())).not.toContain('Pin Code');
});
