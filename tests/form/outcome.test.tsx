import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeviceKeys } from '../../src/form/controller/draft/deviceKeys';
import { type Answering, good, openForm, type RenderedForm, submit, ticket } from './renderForm';
import { keysOf } from './storedDraft';
import { deferred } from './server';
import { box, closedCheck, definition, fill, select } from './twoNames';

const lost = () => ({ status: 'lost' as const, message: 'The line is down' });
const down = () => ({ status: 'failed' as const, message: 'Try later' });
const raised = () => good({ outcome: 'raised', answer: { ticketnumber: 'SR77' } });
const notReceived = () => good({ outcome: 'not-received' });

const sends = ({ calls }: RenderedForm) => calls.filter(({ name }) => name === 'POST trial/');
const asked = ({ calls }: RenderedForm) =>
  calls.filter(({ name }) => name === 'POST request-outcome/');

/** Gives these responses in turn; the last one repeats. */
const inTurn = (...answers: Answering[]): Answering => {
  let turn = 0;
  return (...call) => answers[Math.min(turn++, answers.length - 1)]!(...call);
};

/** A form of a session of its own, so that no other test has left it. */
const open = async (answers: { [call: string]: Answering }, deviceKeys?: DeviceKeys) =>
  await openForm(
    definition,
    { ...closedCheck, ...answers },
    { deviceKeys: deviceKeys ?? (await keysOf('1')) },
  );

/** Leaves a form while it sends; the server declines it after that. */
async function leaveDeclined(keys: DeviceKeys): Promise<void> {
  const slow = deferred();
  const form = await open({ 'POST trial/': slow.answering }, keys);
  await fill(form);
  await submit(form);
  form.unmount();
  slow.release({ status: 'declined', data: {}, message: 'Server says no' });
  await waitFor(() => expect(form.events.at(-1)).toBe('unsent'));
}

/** Closes the page of a form while it sends. */
async function closeWhileSending(): Promise<void> {
  const form = await open({ 'POST trial/': deferred().answering });
  await fill(form);
  await submit(form);
  await waitFor(() => expect(sends(form)).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  form.unmount();
}

const doneDialog = () => screen.findByRole('alertdialog', { name: 'Request received' });

describe('a lost response', () => {
  it.each([
    ['no response arrived', lost],
    ['a server in between failed', down],
  ])('[OPEN-142] is asked for when %s, and shows the ticket', async (_, failure) => {
    const form = await open({ 'POST trial/': failure, 'POST request-outcome/': raised });
    await fill(form);
    await submit(form);
    expect(within(await doneDialog()).getByText('SR77')).toBeTruthy();
    expect(form.raised).toEqual(['SR77']);
    expect(form.toasts).toEqual([]);
    expect(asked(form)[0]!.payload).toEqual({
      idempotency_key: sends(form)[0]!.options!.idempotencyKey,
    });
  });

  it('is asked for while the server works on the request', async () => {
    const form = await open({
      'POST trial/': lost,
      'POST request-outcome/': inTurn(() => good({ outcome: 'running' }), lost, raised),
    });
    await fill(form);
    await submit(form);
    expect(await screen.findByText('We are checking whether your request arrived…')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await waitFor(doneDialog, { timeout: 8000 });
    expect(asked(form)).toHaveLength(3);
  });

  it('is told as not sent only after the server has said twice that it has nothing', async () => {
    const form = await open({ 'POST trial/': lost, 'POST request-outcome/': notReceived });
    await fill(form);
    await submit(form);
    await screen.findByText(/^Your request was not sent/, {}, { timeout: 5000 });
    expect(asked(form)).toHaveLength(2);
    expect(form.toasts).toEqual(['danger: The line is down. Check your internet connection.']);
    expect(screen.getByText('The line is down. Check your internet connection.')).toBeTruthy();
    expect(box('First name').value).toBe('Asha');
  });

  it('is told as unknown when nobody can tell, and other answers are not sent before that is known', async () => {
    const form = await open({
      'POST trial/': inTurn(lost, ticket),
      'POST request-outcome/': inTurn(
        () => ({ status: 'refused', data: {}, message: '', problems: [] }),
        raised,
      ),
    });
    await fill(form);
    await submit(form);
    await screen.findByText(/^We could not find out whether your request arrived/);
    expect(screen.queryByText(/was not sent/)).toBeNull();
    await form.user.type(box('Last name'), 's');
    await submit(form);
    expect(within(await doneDialog()).getByText('SR77')).toBeTruthy();
    expect(sends(form)).toHaveLength(1);
  });

  it('is not asked for when the server has refused for now', async () => {
    const busy = 'Please wait a minute';
    const form = await open({
      'POST trial/': () => ({ status: 'failed', message: busy, isUntaken: true }),
    });
    await fill(form);
    await submit(form);
    await screen.findByText(/^Your request was not sent/);
    expect(screen.getByText(busy)).toBeTruthy();
    expect(asked(form)).toEqual([]);
  });
});

describe('a form that is left while it sends', () => {
  it('sends on, tells its customer, and is empty when they come back', async () => {
    const slow = deferred();
    const keys = await keysOf('1');
    const form = await open({ 'POST trial/': slow.answering }, keys);
    await fill(form);
    await submit(form);
    form.unmount();
    slow.release(ticket());
    await waitFor(() => expect(form.raised).toEqual(['SR1001']));
    await open({}, keys);
    await waitFor(() => expect(box('First name').value).toBe(''));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is as it was when they come back before the end, and sends once', async () => {
    const slow = deferred();
    const keys = await keysOf('1');
    const form = await open({ 'POST trial/': slow.answering }, keys);
    await fill(form);
    await submit(form);
    form.unmount();
    const back = await open({}, keys);
    expect(await screen.findByText(/^Your request is being sent/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    slow.release(ticket());
    expect(within(await doneDialog()).getByText('SR1001')).toBeTruthy();
    expect([...sends(form), ...sends(back)]).toHaveLength(1);
    expect(back.raised).toEqual(['SR1001']);
  });

  it('shows why it was not sent when they come back after that', async () => {
    const keys = await keysOf('1');
    await leaveDeclined(keys);
    await open({}, keys);
    expect(await screen.findByText('Server says no')).toBeTruthy();
    expect(box('First name').value).toBe('Asha');
  });

  it('is a new form for the policy of another link, once the first was not sent', async () => {
    const keys = await keysOf('1');
    await leaveDeclined(keys);
    const link = { deviceKeys: keys, initialPolicyNo: '50010002' };
    await openForm(definition, { ...closedCheck }, link);
    await waitFor(() => expect(select().value).toBe('50010002'));
    expect(screen.queryByText('Server says no')).toBeNull();
  });

  it('keeps its policy while it is sent', async () => {
    const slow = deferred();
    const form = await open({ 'POST trial/': slow.answering });
    await fill(form);
    await submit(form);
    await form.user.selectOptions(select(), '50010002');
    expect(select().value).toBe('50010001');
    slow.release(ticket());
    await doneDialog();
  });

  it('is a new form in another session', async () => {
    const slow = deferred();
    const form = await open({ 'POST trial/': slow.answering });
    await fill(form);
    await submit(form);
    form.unmount();
    await open({ 'POST request-outcome/': notReceived }, await keysOf('2'));
    expect(screen.queryByRole('button', { name: 'Sending…' })).toBeNull();
    slow.release(ticket());
  });
});

describe('a page that was closed while it sent', () => {
  it('shows the ticket on the next visit, and asks the policy nothing', async () => {
    await closeWhileSending();
    const next = await open({ 'POST request-outcome/': raised });
    expect(within(await doneDialog()).getByText('SR77')).toBeTruthy();
    expect(next.raised).toEqual(['SR77']);
    expect(next.calls.map(({ name }) => name)).toEqual(['POST request-outcome/']);
    next.unmount();
    // Nor is its policy picked again, which has an open request now.
    const third = await open({});
    await waitFor(() => expect(box('First name').value).toBe(''));
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
    expect(third.calls).toEqual([]);
  });

  it('says on the next visit that nothing was sent, and keeps the answers', async () => {
    await closeWhileSending();
    const next = await open({ 'POST request-outcome/': notReceived });
    await screen.findByText(/^Your request was not sent/, {}, { timeout: 5000 });
    await waitFor(() => expect(box('First name').value).toBe('Asha'));
    await submit(next);
    await screen.findByText('SR1001');
    next.unmount();
  });
});
