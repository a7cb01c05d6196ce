import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bad, described, good, openForm, pick, submit, ticket } from './renderForm';
import { definitionOf, name } from './definitions';
import { deferred, file } from './server';
import { box, closedCheck, definition, fill, select } from './twoNames';

describe('sending', () => {
  it('[FLOW-07] [FLOW-08] [FLOW-09] shows the ticket, notifies the parent, resets the form, and returns to the list', async () => {
    const form = await openForm(definition, closedCheck);
    await fill(form);
    await submit(form);
    const dialog = await screen.findByRole('alertdialog', { name: 'Request received' });
    expect(described(dialog)).toBe(
      'We have received your request. Your reference number is SR1001',
    );
    expect(within(dialog).getByText('SR1001')).toBeTruthy();
    expect(form.raised).toEqual(['SR1001']);
    expect(form.closed()).toBe(0);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await form.user.click(within(dialog).getByRole('button', { name: 'Copy the number' }));
    expect(writeText).toHaveBeenCalledWith('SR1001');
    const print = vi.fn();
    window.print = print;
    await form.user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await form.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(form.closed()).toBe(1);
    expect(select().value).toBe('');
    expect(box('First name').value).toBe('');
  });

  it.each([
    ['Server says no', 'danger: Server says no'],
    [undefined, 'danger: Something went wrong'],
  ])('[FLOW-16] shows the message of a failure in a toast: %s', async (message, toast) => {
    const form = await openForm(definition, { ...closedCheck, 'POST trial/': () => bad(message) });
    await fill(form);
    await submit(form);
    await waitFor(() => expect(form.toasts).toEqual([toast]));
    expect(screen.getByText(/Nothing that you filled in is lost/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(box('First name').value).toBe('Asha');
    expect(form.raised).toEqual([]);
  });

  it('sends once when the button is pressed repeatedly, and shows that it is sending', async () => {
    const slow = deferred();
    const form = await openForm(definition, { ...closedCheck, 'POST trial/': slow.answering });
    await fill(form);
    await form.user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(button.closest('form')!);
    slow.release(ticket());
    await screen.findByText('SR1001');
    expect(form.calls.filter(({ name }) => name === 'POST trial/')).toHaveLength(1);
  });

  it('keeps the key for a repeated request and uses a new one for other answers', async () => {
    const form = await openForm(definition, { ...closedCheck, 'POST trial/': () => bad('down') });
    await fill(form);
    const sends = () => form.calls.filter(({ name }) => name === 'POST trial/');
    const sendAgain = async (times: number) => {
      await submit(form);
      await waitFor(() => expect(sends()).toHaveLength(times));
      await screen.findByRole('button', { name: 'Submit' });
    };
    await sendAgain(1);
    await sendAgain(2);
    await form.user.type(box('Last name'), 's');
    await sendAgain(3);
    const [first, second, third] = sends().map(({ options }) => options!.idempotencyKey);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('includes text that was typed just before Enter', async () => {
    const form = await openForm(definition, closedCheck);
    await pick(form);
    await form.user.type(box('First name'), 'Asha');
    await form.user.type(box('Last name'), 'Sample{Enter}');
    await screen.findByText('SR1001');
    expect(form.calls.at(-1)!.payload).toMatchObject({ first: 'Asha', last: 'Sample' });
  });

  it('shows and announces the upload progress', async () => {
    const slow = deferred();
    let tell: ((sent: number) => void) | undefined;
    const upload = definitionOf(
      { letter: { type: 'object', upload: { extensions: ['pdf'], maxBytes: 5000 } } },
      { ui: { letter: { 'ui:title': 'Letter' } } },
    );
    const form = await openForm(upload, {
      'POST trial/': (_, options) => {
        tell = options!.onProgress;
        return slow.answering();
      },
    });
    await pick(form);
    await form.user.upload(screen.getByLabelText(/Letter/), file('a.pdf'));
    await submit(form);
    const bar = await screen.findByRole('progressbar', { name: 'Sending a.pdf' });
    tell!(0.5);
    await waitFor(() => expect((bar as HTMLProgressElement).value).toBe(0.5));
    expect(screen.getByText('50 percent sent')).toBeTruthy();
    slow.release(ticket());
    await screen.findByText('SR1001');
  });

  it('sends every step for the policy of the submit, even if another one is picked meanwhile', async () => {
    const slow = deferred();
    const send = { policyNumber: '/policy/policyNo', first: '/answers/first' };
    const raised: string[] = [];
    const twoSteps = definitionOf(
      { first: name },
      {
        schema: { required: ['first'] },
        ui: { first: { 'ui:title': 'First name' } },
        request: {
          steps: [
            { id: 'check', call: 'POST check/', send },
            { id: 'raise', call: 'POST trial/', raises: 'ticket', send },
          ],
        },
      },
    );
    const form = await openForm(
      twoSteps,
      { 'POST check/': slow.answering },
      { onRaised: ({ policyNo }) => raised.push(policyNo) },
    );
    await pick(form);
    await form.user.type(box('First name'), 'Asha');
    await submit(form);
    await pick(form, '50010002 - Term Shield');
    slow.release(good());
    await screen.findByText('SR1001');
    expect(form.calls.at(-1)).toMatchObject({
      name: 'POST trial/',
      payload: { policyNumber: '50010001', first: 'Asha' },
    });
    expect(raised).toEqual(['50010001']);
  });

  it('shows the same preview of a picture while it is sent', async () => {
    const slow = deferred();
    let tell: ((sent: number) => void) | undefined;
    const upload = definitionOf(
      { photo: { type: 'object', upload: { extensions: ['jpg'], maxBytes: 5000 } } },
      { ui: { photo: { 'ui:title': 'Photo' } } },
    );
    const form = await openForm(upload, {
      'POST trial/': (_, options) => {
        tell = options!.onProgress;
        return slow.answering();
      },
    });
    await pick(form);
    await form.user.upload(screen.getByLabelText(/Photo/), file('me.jpg', 1000, 'image/jpeg'));
    const preview = screen.getByRole('img', { name: 'Preview of me.jpg' });
    const address = preview.getAttribute('src');
    expect(address).toMatch(/^blob:/);
    await submit(form);
    const bar = await screen.findByRole('progressbar', { name: 'Sending me.jpg' });
    tell!(0.5);
    await waitFor(() => expect((bar as HTMLProgressElement).value).toBe(0.5));
    expect(preview.getAttribute('src')).toBe(address);
    slow.release(ticket());
    await screen.findByText('SR1001');
  });
});
