import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  forgetDrafts,
  forgetOldDrafts,
  takeOverDrafts,
} from '../../src/form/controller/draft/drafts';
import { inOrder } from '../../src/form/controller/draft/deviceStore';
import { fieldTitles, normalizeAnswers, schemaVersion } from '../../src/engine';
import { bad, type RenderedForm, good, openForm, pick, submit } from './renderForm';
import { definitionOf, name } from './definitions';
import { device } from './device';
import { expectLogged } from '../setup/output';
import { file } from './server';
import {
  deviceKeys,
  keysOf,
  readDraft,
  storedDraft as stored,
  storedNames,
  storeDraft,
  unloadedNames,
} from './storedDraft';

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
const open = (answers = {}, props = {}) =>
  openForm(definition, { 'POST now/': () => good({ value: record }), ...answers }, props);
const first = () => screen.getByLabelText<HTMLInputElement>('First name');
const own = 'sealed/1111111111111111/';
const restored = 'We kept what you typed before.';

async function typeAndWait(form: RenderedForm) {
  await pick(form);
  await form.user.type(first(), 'Asha');
  await form.user.upload(screen.getByLabelText(/Letter/), file('letter.pdf'));
  await waitFor(async () => expect((await stored())?.files).toHaveLength(1));
}

it('restores answers and files with a message; existing values are loaded again', async () => {
  const form = await open();
  await typeAndWait(form);
  expect(screen.getByText(/What you type is kept on this device/)).toBeTruthy();
  expect((await stored()).typed).toMatchObject({ first: 'Asha', letter: { name: 'letter.pdf' } });
  expect((await stored()).typed).not.toHaveProperty('now');
  form.unmount();

  record = 'newer value';
  const again = await open();
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(await screen.findByText('newer value')).toBeTruthy();
  expect(first().value).toBe('Asha');
  expect(screen.getByText('letter.pdf')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Policy Number').value).toBe('50010001');
  await submit(again);
  await screen.findByText('SR1001');
  expect(again.calls.at(-1)!.options!.files!.letter).toBeInstanceOf(File);
  await waitFor(async () => expect(await stored()).toBeUndefined());
});

describe('while the draft is read', () => {
  const plain = definitionOf(
    { first: name, last: name },
    {
      schema: { required: ['first', 'last'] },
      ui: { first: { 'ui:title': 'First name' }, last: { 'ui:title': 'Last name' } },
    },
  );
  const last = () => screen.getByLabelText<HTMLInputElement>('Last name');
  const policy = () => screen.getByLabelText<HTMLSelectElement>('Policy Number');

  /** Leaves a draft for the first policy, and opens the form while the device is busy. */
  async function openBusy(beforeOpening = () => {}) {
    const form = await openForm(plain);
    await pick(form);
    await form.user.type(first(), 'Asha');
    await form.user.type(last(), 'Sample');
    await waitFor(async () => expect((await stored())?.typed.last).toBe('Sample'));
    form.unmount();
    let goOn = () => {};
    const busy = new Promise<void>((resolve) => (goOn = resolve));
    onTestFinished(goOn);
    void inOrder(() => busy);
    beforeOpening();
    return { opening: openForm(plain), goOn };
  }

  it('waits for it', async () => {
    const { opening, goOn } = await openBusy();
    expect(screen.queryByLabelText('Policy Number')).toBeNull();
    goOn();
    await opening;
    screen.getByText(restored);
    expect([policy().value, first().value, last().value]).toEqual(['50010001', 'Asha', 'Sample']);
  });

  it('goes on without it after a while, says that nothing is kept, and leaves it as it is', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const { opening, goOn } = await openBusy(() =>
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50)),
    );
    const form = await opening;
    expectLogged(/Drafts cannot be read on this device/);
    expect(screen.queryByText(restored)).toBeNull();
    await pick(form);
    await form.user.type(first(), 'Meera');
    await screen.findByText(/This device does not keep what you type/);
    goOn();
    await act(() => inOrder(async () => {}));
    expect((await stored())?.typed).toEqual({ first: 'Asha', last: 'Sample' });
  });
});

it('can be discarded', async () => {
  const form = await open();
  await typeAndWait(form);
  form.unmount();
  const again = await open();
  await screen.findByText(restored);
  await again.user.click(screen.getByRole('button', { name: 'Start again' }));
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(first().value).toBe('Asha');
  await again.user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText(/All answers of this form are discarded/)).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Discard my answers' }));
  expect(first().value).toBe('');
  expect(screen.queryByText(restored)).toBeNull();
  await waitFor(async () => expect(await stored()).toBeUndefined());
});

it('keeps the picked policy while the page is loaded again, with nothing typed', async () => {
  const form = await open();
  await pick(form, '50010002 - Term Shield');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  form.unmount();
  const again = await open({}, { initialPolicyNo: '50010001' });
  const policy = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Policy Number/ });
  await waitFor(() => expect(policy().value).toBe('50010002'));
  expect(screen.queryByText(restored)).toBeNull();
  again.unmount();
  await open();
  expect(policy().value).toBe('');
});

it('saves what was typed just before the page is closed', async () => {
  const form = await open();
  await pick(form);
  await form.user.type(first(), 'Ash');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(unloadedNames()).toHaveLength(1);
  await waitFor(async () => expect((await stored())?.typed).toEqual({ first: 'Ash' }));
  expect(unloadedNames()).toHaveLength(0);
});

it('keeps the last keystrokes even if the page closes before IndexedDB has stored them', async () => {
  const form = await open();
  await typeAndWait(form);
  await form.user.type(first(), ' Sa');
  device.isBroken = true;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect((await stored()).typed.first).toBe('Asha');
  expect(unloadedNames()).toHaveLength(1);
  form.unmount();
  device.isBroken = false;
  const again = await open();
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(first().value).toBe('Asha Sa');
  expect(screen.getByText('letter.pdf')).toBeTruthy();
  // Once IndexedDB has them, no other copy remains.
  await again.user.type(first(), 'm');
  await waitFor(async () => expect((await stored()).typed.first).toBe('Asha Sam'));
  await waitFor(() => expect(unloadedNames()).toHaveLength(0));
  await again.user.type(first(), 'ple');
  device.isBroken = true;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(unloadedNames()).toHaveLength(1);
  device.isBroken = false;
  await forgetDrafts(deviceKeys);
  expect(unloadedNames()).toHaveLength(0);
  expectLogged(/No draft is kept on this device/);
});

it('deletes the draft when all answers are removed', async () => {
  const form = await open();
  await pick(form);
  await form.user.type(first(), 'Asha');
  await waitFor(async () => expect(await stored()).toBeTruthy());
  await form.user.clear(first());
  await waitFor(async () => expect(await stored()).toBeUndefined());
});

it('saves nothing of an open form after drafts were deleted', async () => {
  const form = await open();
  await typeAndWait(form);
  await forgetDrafts(deviceKeys);
  await form.user.type(first(), ' Sample');
  form.unmount();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(device.stored.size).toBe(0);
});

it('deletes the drafts of other customers at sign-in', async () => {
  for (const name of [`${own}a`, `${own}a/file`, 'sealed/11/a', 'sealed/2222222222222222/a']) {
    device.stored.set(name, new Uint8Array(30));
    localStorage.setItem(`request-draft/${name}`, '');
  }
  await takeOverDrafts(deviceKeys, 'C1');
  expect([...device.stored.keys()]).toEqual([`${own}a`, `${own}a/file`]);
  expect(unloadedNames()).toEqual([`request-draft/${own}a`, `request-draft/${own}a/file`]);
});

it('stores nothing in clear: neither answers, nor files, nor names', async () => {
  const form = await open();
  await typeAndWait(form);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(unloadedNames()).toHaveLength(1);
  const texts = [
    ...[...device.stored].map(([name, bytes]) => name + Buffer.from(bytes).toString('latin1')),
    ...Object.entries(localStorage).flat(),
  ];
  for (const secret of ['Asha', 'letter.pdf', '%PDF', 'trial', '50010001'])
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  // So short a text is now and then in what is encrypted.
  const names = [...device.stored.keys(), ...Object.keys(localStorage)];
  expect(names.filter((name) => name.includes('C1'))).toEqual([]);
});

it('shows nothing of a draft to another customer', async () => {
  const form = await open();
  await typeAndWait(form);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  form.unmount();
  const other = await openForm(
    definition,
    { 'POST now/': () => good({ value: record }) },
    { deviceKeys: await keysOf('2') },
  );
  await pick(other);
  expect(screen.queryByText(restored)).toBeNull();
  expect(first().value).toBe('');
});

it('restores a draft that was encrypted with an earlier key, and saves it with the newest', async () => {
  const form = await open();
  await typeAndWait(form);
  form.unmount();
  const rotated = { deviceKeys: await keysOf('3', '1') };
  const again = await openForm(definition, { 'POST now/': () => good({ value: record }) }, rotated);
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(screen.getByText('letter.pdf')).toBeTruthy();
  await again.user.type(first(), ' Sample');
  await waitFor(() => expect(storedNames()).toEqual([expect.stringMatching(/^sealed\/3{16}\//)]));
  again.unmount();
  await openForm(
    definition,
    { 'POST now/': () => good({ value: record }) },
    { deviceKeys: await keysOf('3') },
  );
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(first().value).toBe('Asha Sample');
  expect(screen.getByText('letter.pdf')).toBeTruthy();
});

it('opens without a draft that was changed on the device, and keeps the next one', async () => {
  const form = await open();
  await typeAndWait(form);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  form.unmount();
  // Both saves, that of the closing page and that of the form, come before the change.
  await inOrder(async () => {});
  expect(unloadedNames()).toHaveLength(0);
  const [name = ''] = storedNames();
  device.stored.get(name)[20] ^= 1;
  localStorage.setItem(`request-draft/${name}`, 'not what was written');
  const again = await open();
  await pick(again);
  expect(first().value).toBe('');
  await again.user.type(first(), 'Ravi');
  await waitFor(async () => expect((await stored())?.typed.first).toBe('Ravi'));
  expectLogged(/is damaged/);
});

it('keeps what was typed as the page closed although an older draft was still being encrypted', async () => {
  const form = await open();
  await pick(form);
  const { subtle } = crypto;
  const encrypt = subtle.encrypt.bind(subtle);
  const waiting: (() => void)[] = [];
  vi.spyOn(subtle, 'encrypt').mockImplementation(async (...given) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return encrypt(...given);
  });
  await form.user.type(first(), 'Asha');
  await waitFor(() => expect(waiting).toHaveLength(1));
  await form.user.type(first(), ' Sam');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  waiting[0]!();
  // The next one begins once the older draft is stored.
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect((await stored()).typed.first).toBe('Asha');
  expect(unloadedNames()).toHaveLength(1);
  vi.mocked(subtle.encrypt).mockRestore();
  waiting[1]!();
});

it('a save that was under way at a logout does not bring the draft back', async () => {
  const form = await open();
  await pick(form);
  const { subtle } = crypto;
  const encrypt = subtle.encrypt.bind(subtle);
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  vi.spyOn(subtle, 'encrypt').mockImplementation(async (...given) => {
    await waiting;
    return encrypt(...given);
  });
  await form.user.type(first(), 'Asha');
  await waitFor(() => expect(subtle.encrypt).toHaveBeenCalled());
  await forgetDrafts(deviceKeys);
  finish();
  expect(await screen.findByText(/This device does not keep what you type/)).toBeTruthy();
  form.unmount();
  await inOrder(async () => {});
  expect(device.stored.size).toBe(0);
});

it('keeps no draft where the browser cannot encrypt, and says so', async () => {
  vi.stubGlobal('crypto', {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
  });
  const form = await openForm(
    definition,
    { 'POST now/': () => good({ value: record }) },
    { deviceKeys: await keysOf('1') },
  );
  await pick(form);
  await form.user.type(first(), 'Asha');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await screen.findByText(/This device does not keep what you type/)).toBeTruthy();
  expect(device.stored.size).toBe(0);
  expect(localStorage).toHaveLength(0);
});

it('deletes all drafts once none was saved for as long as drafts are kept', async () => {
  const form = await open();
  await typeAndWait(form);
  form.unmount();
  await forgetOldDrafts();
  expect(device.stored.size).toBe(2);
  vi.setSystemTime(Date.now() + 61 * 24 * 60 * 60 * 1000);
  await forgetOldDrafts();
  expect(device.stored.size).toBe(0);
  expect(localStorage).toHaveLength(0);
});

describe('drafts that an earlier version stored in clear', () => {
  const clear = { policyNo: '50010001', answersPolicyNo: '50010001', page: '', signed: {} };
  const letter = { id: 'L1', name: 'letter.pdf', size: 4, type: 'application/pdf' };
  const bytes = new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' });

  function storeInClear() {
    const files = [['L1', bytes]];
    device.stored.set('C1/trial', { ...clear, typed: { first: 'Asha', letter }, files });
    localStorage.setItem(
      'request-draft/C1/trial',
      JSON.stringify({ ...clear, typed: { first: 'Asha Sa', letter } }),
    );
    device.stored.set('C2/trial', { ...clear, typed: { first: 'Ravi' }, files: [] });
    localStorage.setItem('request-draft/C2/other', JSON.stringify(clear));
  }

  it('are encrypted for the customer who is signed in, with their files, and the others deleted', async () => {
    storeInClear();
    await takeOverDrafts(deviceKeys, 'C1');
    expect([...device.stored.keys()].filter((name) => !name.startsWith(own))).toEqual([]);
    expect(unloadedNames()).toEqual([]);
    await open();
    expect(await screen.findByText(restored)).toBeTruthy();
    expect(first().value).toBe('Asha Sa');
    expect(screen.getByText('letter.pdf')).toBeTruthy();
  });

  it('are deleted when nobody is signed in', async () => {
    storeInClear();
    await storeDraft('trial', clear);
    await forgetOldDrafts();
    expect([...device.stored.keys()]).toEqual(storedNames());
    expect(unloadedNames()).toEqual([]);
  });
});

it('restores answers to fields that were renamed meanwhile', async () => {
  const form = await open();
  await typeAndWait(form);
  form.unmount();
  const { schema, ui, request } = definition;
  const { first: field, ...fields } = schema.properties;
  const { first: words, ...allWords } = ui as { [field: string]: object };
  const renamed = definitionOf(
    { ...fields, given_name: field },
    {
      schema: { required: ['given_name'] },
      ui: { ...allWords, given_name: words },
      request: { ...request, renamed: { '/first': '/given_name' } },
    },
  );
  await openForm(renamed, { 'POST now/': () => good({ value: record }) });
  await screen.findByText(restored);
  expect(first().value).toBe('Asha');
  expect(screen.getByText('letter.pdf')).toBeTruthy();
});

it('sends the same request with the same key after the page was reopened', async () => {
  const form = await open({ 'POST trial/': () => bad('down') });
  await typeAndWait(form);
  await submit(form);
  await waitFor(() => expect(form.toasts).toHaveLength(1));
  const { idempotencyKey } = form.calls.at(-1)!.options!;
  form.unmount();
  const again = await open();
  await screen.findByText(restored);
  await screen.findByText(record);
  await submit(again);
  await screen.findByText('SR1001');
  expect(again.calls.at(-1)!.options!.idempotencyKey).toBe(idempotencyKey);
});

it('shows a message when the device cannot store drafts, and continues', async () => {
  device.isBroken = true;
  const form = await open();
  await pick(form);
  await form.user.type(first(), 'Asha');
  expect(await screen.findByText(/This device does not keep what you type/)).toBeTruthy();
  await submit(form);
  expect(await screen.findByText('SR1001')).toBeTruthy();
  expectLogged(/Drafts cannot be read on this device/);
  expectLogged(/No draft is kept on this device/);
});

it('keeps the drafts of a customer when another one logs out, also in another tab', async () => {
  const form = await open();
  await typeAndWait(form);
  const other = 'sealed/2222222222222222/a';
  device.stored.set(other, new Uint8Array(30));
  localStorage.setItem(`request-draft/${other}`, '');
  await forgetDrafts(await keysOf('2'));
  const mark = { key: 'request-drafts-wipe', newValue: other };
  act(() => void window.dispatchEvent(new StorageEvent('storage', mark)));
  expect(device.stored.has(other)).toBe(false);
  expect(storedNames()).toHaveLength(1);
  expect(unloadedNames()).toHaveLength(0);
  await form.user.type(first(), ' Sample');
  await waitFor(async () => expect((await stored()).typed.first).toBe('Asha Sample'));
});

it('saves nothing of an open form after drafts were deleted in another tab', async () => {
  const form = await open();
  await typeAndWait(form);
  device.stored.clear();
  const mark = { key: 'request-drafts-wipe', newValue: own };
  act(() => void window.dispatchEvent(new StorageEvent('storage', mark)));
  await form.user.type(first(), ' Sample');
  expect(await screen.findByText(/This device does not keep what you type/)).toBeTruthy();
  form.unmount();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(device.stored.size).toBe(0);
  expect(unloadedNames()).toHaveLength(0);
});

it('finishes a deletion that was cut off before it restores a draft', async () => {
  const form = await open();
  await typeAndWait(form);
  device.isBroken = true;
  await expect(forgetDrafts(deviceKeys)).rejects.toThrow();
  form.unmount();
  device.isBroken = false;
  expect(await stored()).toBeTruthy();
  await open();
  await waitFor(async () => expect(await stored()).toBeUndefined());
  expect(screen.queryByText(restored)).toBeNull();
  expect(unloadedNames()).toHaveLength(0);
});

it('keeps a new draft although an earlier deletion could not be finished before it was opened', async () => {
  device.isBroken = true;
  await expect(forgetDrafts(deviceKeys)).rejects.toThrow();
  const form = await open();
  await pick(form);
  await waitFor(() => expectLogged(/Drafts cannot be read on this device/));
  device.isBroken = false;
  await form.user.type(first(), 'Asha');
  await waitFor(async () => expect(await stored()).toBeTruthy());
  form.unmount();
  await open();
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(first().value).toBe('Asha');
});

describe('that could not be read', () => {
  const keepsNothing = /This device does not keep what you type/;
  const typedIn = async (name: string) => (await readDraft(name))?.typed.first;

  /** Leaves a draft, and opens the form while the device refuses. */
  async function openBroken() {
    const form = await open();
    await typeAndWait(form);
    form.unmount();
    await act(() => inOrder(async () => {}));
    const [name = ''] = storedNames();
    device.isBroken = true;
    const again = await open();
    expectLogged(/Drafts cannot be read on this device/);
    screen.getByText(keepsNothing);
    expect(screen.queryByText(restored)).toBeNull();
    await pick(again);
    return { form: again, name };
  }

  it('is left as it is, and what is typed is kept beside it once the device stores it', async () => {
    const { form, name } = await openBroken();
    await form.user.type(first(), 'Meera');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expectLogged(/No draft is kept on this device/));
    expect(unloadedNames()).toEqual([]);
    device.isBroken = false;
    await form.user.type(first(), ' Sample');
    await screen.findByText(/What you type is kept on this device/);
    expect(await typedIn(name)).toBe('Asha');
    const [beside = ''] = storedNames().filter((one) => one !== name);
    await waitFor(async () => expect(await typedIn(beside)).toBe('Meera Sample'));
    await form.user.clear(first());
    await waitFor(() => expect(storedNames()).toEqual([name]));
  });

  it('is there again after another request was sent', async () => {
    const { form } = await openBroken();
    device.isBroken = false;
    await form.user.type(first(), 'Meera');
    await submit(form);
    await screen.findByText('SR1001');
    form.unmount();
    await open();
    await screen.findByText(restored);
    expect(first().value).toBe('Asha');
  });

  it('is left as it is when nothing is typed', async () => {
    const { form, name } = await openBroken();
    device.isBroken = false;
    window.dispatchEvent(new Event('pagehide'));
    form.unmount();
    await act(() => inOrder(async () => {}));
    expect(unloadedNames()).toEqual([]);
    expect(await typedIn(name)).toBe('Asha');
  });
});

it('says that it keeps the draft again once the device stores it', async () => {
  const form = await open();
  await pick(form);
  device.isBroken = true;
  await form.user.type(first(), 'Asha');
  expect(await screen.findByText(/This device does not keep what you type/)).toBeTruthy();
  device.isBroken = false;
  await form.user.type(first(), ' Sample');
  expect(await screen.findByText(/What you type is kept on this device/)).toBeTruthy();
  expectLogged(/No draft is kept on this device/);
});

describe('once the questions have changed', () => {
  const choice = (...choices: string[]) => ({ type: 'string', enum: choices });
  const titles = {
    first: { 'ui:title': 'First name' },
    colour: { 'ui:title': 'Colour' },
    letter: { 'ui:title': 'Letter' },
    nick: { 'ui:title': 'Nickname' },
  };
  const letter = { type: 'object', upload: { extensions: ['pdf'], maxBytes: 5000 } };
  const before = definitionOf(
    { first: name, nick: name, colour: choice('Red', 'Blue'), letter },
    { schema: { required: ['first'] }, ui: titles },
  );
  const now = definitionOf(
    { first: name, colour: choice('Green', 'Blue') },
    { schema: { required: ['first'] }, ui: titles },
  );
  const changed =
    'Some questions have changed since you answered them. Please look at these again:';

  async function fillInBefore() {
    const form = await openForm(before);
    await pick(form);
    await form.user.type(first(), 'Asha');
    await form.user.type(screen.getByLabelText(/Nickname/), 'Ash');
    await form.user.selectOptions(screen.getByLabelText(/Colour/), 'Red');
    await form.user.upload(screen.getByLabelText(/Letter/), file('letter.pdf'));
    await waitFor(async () => expect((await stored())?.files).toHaveLength(1));
    form.unmount();
  }

  it('names the answers that no longer fit, and keeps the others', async () => {
    await fillInBefore();
    const form = await openForm(now);
    await screen.findByText(changed);
    screen.getByText('“Nickname” is no longer asked. You had answered: Ash');
    screen.getByText('“Letter” is no longer asked. You had answered: letter.pdf');
    screen.getByText('“Colour” has to be answered again. You had answered: Red');
    expect(first().value).toBe('Asha');
    expect(screen.getByLabelText<HTMLSelectElement>(/Colour/).value).toBe('');
    await form.user.type(first(), ' Rani');
    await waitFor(async () =>
      expect((await stored())?.typed).toMatchObject({ first: 'Asha Rani' }),
    );
    form.unmount();
    await openForm(now);
    await waitFor(() => expect(first().value).toBe('Asha Rani'));
    expect(screen.queryByText(changed)).toBeNull();
  });

  it('is whole when the questions are asked again, as long as nothing was changed', async () => {
    await fillInBefore();
    for (const _visit of [1, 2]) {
      const form = await openForm(now);
      await screen.findByText(changed);
      form.unmount();
    }
    await openForm(before);
    const nickname = () => screen.getByLabelText<HTMLInputElement>(/Nickname/).value;
    await waitFor(() => expect(nickname()).toBe('Ash'));
    expect(screen.queryByText(changed)).toBeNull();
  });

  it('remembers what was sent, although nothing was changed before', async () => {
    await fillInBefore();
    let answer = (_result: ReturnType<typeof bad>) => {};
    const held = new Promise<ReturnType<typeof bad>>((resolve) => (answer = resolve));
    const form = await openForm(now, { 'POST trial/': () => held });
    await screen.findByText(changed);
    await submit(form);
    await waitFor(async () => expect((await stored())?.lastSubmission?.isOpen).toBe(true));
    answer(bad('down'));
    await waitFor(() => expect(form.toasts).toHaveLength(1));
    form.unmount();
  });

  it('forgets no answer before its policy is open', async () => {
    await fillInBefore();
    const form = await openForm(now, {}, { policies: [] });
    await screen.findByText('No policies found');
    form.unmount();
    await openForm(before);
    const nickname = () => screen.getByLabelText<HTMLInputElement>(/Nickname/).value;
    await waitFor(() => expect(nickname()).toBe('Ash'));
  });

  it('says nothing where only the words have changed', async () => {
    await fillInBefore();
    await openForm({ ...before, ui: { ...before.ui, first: { 'ui:title': 'नाम' } } });
    await screen.findByText(restored);
    expect(screen.getByLabelText<HTMLInputElement>('नाम').value).toBe('Asha');
    expect(screen.queryByText(changed)).toBeNull();
  });

  it('names the lists of other policies, too, and nothing that the customer did not answer', async () => {
    const row = { type: 'object', properties: { who: name, old: name, isOpen: { enum: [false] } } };
    const words = {
      schema: { required: ['first'] },
      ui: {
        first: { 'ui:title': 'First name' },
        people: {
          'ui:title': 'People',
          items: {
            who: { 'ui:title': 'Who' },
            old: { 'ui:title': 'Old name' },
            isOpen: { 'ui:widget': 'hidden' },
          },
        },
      },
    };
    const withRow = definitionOf({ first: name, people: { type: 'array', items: row } }, words);
    const { old: _gone, ...kept } = row.properties;
    const shorter = { ...row, properties: kept };
    const withoutOld = definitionOf(
      { first: name, people: { type: 'array', items: shorter } },
      words,
    );
    const lists = { people: [{ who: 'Ravi', old: 'Ravindra', isOpen: true }] };
    await storeDraft('trial', {
      policyNo: '50010001',
      answersPolicyNo: '50010001',
      page: '',
      typed: { first: 'Asha' },
      editedLists: { 50010002: { lists, entriesBeforeEdit: {} } },
      asked: {
        version: schemaVersion(withRow),
        titles: fieldTitles(withRow, normalizeAnswers(withRow, { first: 'Asha', ...lists })),
      },
    });
    await openForm(withoutOld);
    await screen.findByText('“Old name” is no longer asked. You had answered: Ravindra');
    expect(screen.getAllByText(/You had answered/)).toHaveLength(1);
  });
});
