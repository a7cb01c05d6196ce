import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetDrafts, forgetDraftsOfOthers } from '../../src/form/controller/draft/deviceDraft';
import { bad, type RenderedForm, good, openForm, pick, submit } from './renderForm';
import { definitionOf, name } from './definitions';
import { device } from './device';
import { expectLogged } from '../setup/output';
import { file } from './server';

const definition = definitionOf(
  {
    now: { ...name, readOnly: true },
    first: name,
    letter: { type: 'object', upload: { extensions: ['pdf'], maxBytes: 5000 } },
  },
  {
    schema: { required: ['first'] },
    ui: {
      now: { 'ui:title': 'Now' },
      first: { 'ui:title': 'First name' },
      letter: { 'ui:title': 'Letter' },
    },
    request: {
      load: [{ call: 'POST now/', keep: { '/now': '/value' } }],
      prefill: { '/now': '/loaded/now' },
    },
  },
);
let record = 'old value';
const open = (answers = {}) =>
  openForm(definition, { 'POST now/': () => good({ value: record }), ...answers });
const first = () => screen.getByLabelText<HTMLInputElement>('First name');
const stored = () => device.stored.get('C1 trial');
const restored = 'We kept what you typed on your last visit.';

async function typeAndWait(form: RenderedForm) {
  await pick(form);
  await form.user.type(first(), 'Asha');
  await form.user.upload(screen.getByLabelText(/Letter/), file('letter.pdf'));
  await waitFor(() => expect(stored()?.files).toHaveLength(1), { timeout: 2000 });
}

it('restores answers and files with a message; existing values are loaded again', async () => {
  const form = open();
  await typeAndWait(form);
  expect(screen.getByText(/What you type is kept on this device/)).toBeTruthy();
  expect(stored().typed).toMatchObject({ first: 'Asha', letter: { name: 'letter.pdf' } });
  expect(stored().typed).not.toHaveProperty('now');
  form.unmount();

  record = 'newer value';
  const again = open();
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(await screen.findByText('newer value')).toBeTruthy();
  expect(first().value).toBe('Asha');
  expect(screen.getByText('letter.pdf')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Policy Number').value).toBe('50010001');
  await submit(again);
  await screen.findByText('SR1001');
  expect(again.calls.at(-1)!.options!.files!.letter).toBeInstanceOf(File);
  await waitFor(() => expect(stored()).toBeUndefined());
});

it('can be discarded', async () => {
  const form = open();
  await typeAndWait(form);
  form.unmount();
  const again = open();
  await screen.findByText(restored);
  await again.user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(first().value).toBe('');
  expect(screen.queryByText(restored)).toBeNull();
  await waitFor(() => expect(stored()).toBeUndefined());
});

it('saves what was typed just before the page is closed', async () => {
  const form = open();
  await pick(form);
  await form.user.type(first(), 'Ash');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(stored().typed).toEqual({ first: 'Ash' });
});

it('keeps the last keystrokes even if the page closes before IndexedDB has stored them', async () => {
  const form = open();
  await typeAndWait(form);
  await form.user.type(first(), ' Sa');
  device.isBroken = true;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(stored().typed.first).toBe('Asha');
  expect(localStorage).toHaveLength(1);
  form.unmount();
  device.isBroken = false;
  const again = open();
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(first().value).toBe('Asha Sa');
  expect(screen.getByText('letter.pdf')).toBeTruthy();
  // Once IndexedDB has them, no other copy remains.
  await again.user.type(first(), 'm');
  await waitFor(() => expect(stored().typed.first).toBe('Asha Sam'), { timeout: 2000 });
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await again.user.type(first(), 'ple');
  device.isBroken = true;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage).toHaveLength(1);
  device.isBroken = false;
  await forgetDrafts('C1');
  expect(localStorage).toHaveLength(0);
  expectLogged(/No draft is kept on this device/);
});

it('deletes the draft when all answers are removed', async () => {
  const form = open();
  await pick(form);
  await form.user.type(first(), 'Asha');
  await waitFor(() => expect(stored()).toBeTruthy(), { timeout: 2000 });
  await form.user.clear(first());
  await waitFor(() => expect(stored()).toBeUndefined(), { timeout: 2000 });
});

it('saves nothing of an open form after drafts were deleted', async () => {
  const form = open();
  await typeAndWait(form);
  await forgetDrafts('C1');
  await form.user.type(first(), ' Sample');
  form.unmount();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(device.stored.size).toBe(0);
});

it('deletes the drafts of other customers at sign-in', async () => {
  for (const key of ['C1/a', 'C10/a', 'C2/a']) {
    device.stored.set(key, {});
    localStorage.setItem(`request-draft/${key}`, '{}');
  }
  await forgetDraftsOfOthers('C1/');
  expect([...device.stored.keys()]).toEqual(['C1/a']);
  expect(Object.keys(localStorage)).toEqual(['request-draft/C1/a']);
  await forgetDrafts('C1');
});

it('sends the same request with the same key after the page was reopened', async () => {
  const form = open({ 'POST trial/': () => bad('down') });
  await typeAndWait(form);
  await submit(form);
  await waitFor(() => expect(form.toasts).toHaveLength(1));
  const { idempotencyKey } = form.calls.at(-1)!.options!;
  form.unmount();
  const again = open();
  await screen.findByText(restored);
  await screen.findByText(record);
  await submit(again);
  await screen.findByText('SR1001');
  expect(again.calls.at(-1)!.options!.idempotencyKey).toBe(idempotencyKey);
});

it('shows a message when the device cannot store drafts, and continues', async () => {
  device.isBroken = true;
  const form = open();
  await pick(form);
  await form.user.type(first(), 'Asha');
  expect(await screen.findByText(/This device does not keep what you type/)).toBeTruthy();
  await submit(form);
  expect(await screen.findByText('SR1001')).toBeTruthy();
  expectLogged(/Drafts cannot be read on this device/);
  expectLogged(/No draft is kept on this device/);
});

it('keeps the drafts of a customer when another one logs out, also in another tab', async () => {
  const form = open();
  await typeAndWait(form);
  device.stored.set('C2 trial', {});
  localStorage.setItem('request-draft/C2 trial', '{}');
  await forgetDrafts('C2');
  const mark = { key: 'request-drafts-wipe', newValue: 'C2' };
  act(() => void window.dispatchEvent(new StorageEvent('storage', mark)));
  expect([...device.stored.keys()]).toEqual(['C1 trial']);
  expect(localStorage).toHaveLength(0);
  await form.user.type(first(), ' Sample');
  await waitFor(() => expect(stored().typed.first).toBe('Asha Sample'), { timeout: 2000 });
});

it('saves nothing of an open form after drafts were deleted in another tab', async () => {
  const form = open();
  await typeAndWait(form);
  device.stored.clear();
  const mark = { key: 'request-drafts-wipe', newValue: 'C1' };
  act(() => void window.dispatchEvent(new StorageEvent('storage', mark)));
  await form.user.type(first(), ' Sample');
  expect(await screen.findByText(/This device does not keep what you type/)).toBeTruthy();
  form.unmount();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(device.stored.size).toBe(0);
  expect(localStorage).toHaveLength(0);
});

it('finishes a deletion that was cut off before it restores a draft', async () => {
  const form = open();
  await typeAndWait(form);
  device.isBroken = true;
  await expect(forgetDrafts('C1')).rejects.toThrow();
  form.unmount();
  device.isBroken = false;
  expect(stored()).toBeTruthy();
  open();
  await waitFor(() => expect(stored()).toBeUndefined());
  expect(screen.queryByText(restored)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('keeps a new draft although an earlier deletion could not be finished before it was opened', async () => {
  device.isBroken = true;
  await expect(forgetDrafts('C1')).rejects.toThrow();
  const form = open();
  await pick(form);
  device.isBroken = false;
  await form.user.type(first(), 'Asha');
  await waitFor(() => expect(stored()).toBeTruthy(), { timeout: 2000 });
  form.unmount();
  open();
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(first().value).toBe('Asha');
  expectLogged(/Drafts cannot be read on this device/);
});

it('says that it keeps the draft again once the device stores it', async () => {
  const form = open();
  await pick(form);
  device.isBroken = true;
  await form.user.type(first(), 'Asha');
  expect(await screen.findByText(/This device does not keep what you type/)).toBeTruthy();
  device.isBroken = false;
  await form.user.type(first(), ' Sample');
  expect(await screen.findByText(/What you type is kept on this device/)).toBeTruthy();
  expectLogged(/No draft is kept on this device/);
});
