import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answering, bad, type RenderedForm, good, openForm, refused } from './renderForm';
import { storedDraft } from './storedDraft';
import { serverFor, twoParties } from './twoParties';
import { heading, next, search } from './walk';

const feet = () => screen.getByLabelText<HTMLSelectElement>('Feet');
const place = () => screen.getByLabelText<HTMLInputElement>('Place');

async function to(form: RenderedForm, title: string) {
  await form.user.click(screen.getByText('All steps'));
  await form.user.click(screen.getByRole('button', { name: title }));
}
const soon = { timeout: 3000 };

it('[DGH-09] [REV-34] [REV-58] saves with the Save button and shows it, with the policy and the parameters of the link', async () => {
  const server = serverFor(false);
  const link = { incidentNum: 'I-1', SRNum: 'S-1' };
  const form = await openForm(twoParties, server.answers, { link });
  await search(form);
  await form.user.selectOptions(feet(), '6');
  await form.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(form.toasts).toContain('success: Your draft is saved.'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save draft' }));
  expect(screen.getByText(/^Saved at \d\d:\d\d [ap]m\./)).toBeTruthy();
  const saved = form.calls.findLast(({ name }) => name === 'POST dgh-draft/')!;
  expect(saved.payload).toMatchObject({
    policy_number: '50010001',
    form_data: { feet: 6 },
    incident_number: 'I-1',
    sr_number: 'S-1',
  });
  expect(form.calls.find(({ name }) => name === 'GET dgh-draft/')!.payload).toMatchObject({
    policy_number: '50010001',
  });
});

it('saves automatically within two seconds', async () => {
  const server = serverFor(false);
  const form = await openForm(twoParties, server.answers);
  await search(form);
  await to(form, 'Declaration');
  await form.user.type(place(), 'Pune');
  await waitFor(() => expect(server.stored.form).toMatchObject({ place: 'Pune' }));
});

it('saves continuous typing on the device', async () => {
  const server = serverFor(false);
  const form = await openForm(twoParties, server.answers);
  await search(form);
  await to(form, 'Declaration');
  await form.user.click(place());
  for (const letter of 'Puneqwertyuiopa') {
    await form.user.keyboard(letter);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  expect((await storedDraft()).typed.place).toMatch(/^P/);
  expect(server.stored.form).toBeUndefined();
});

it('continues where another device stopped', async () => {
  const server = serverFor(false);
  server.stored.form = { feet: 6, inches: 1, place: 'Pune' };
  const form = await openForm(twoParties, server.answers);
  await search(form);
  expect(feet().value).toBe('6');
  expect(document.getElementById('at/centimetres')!.textContent).toContain('185.42');
  expect(screen.getByText('We kept what you typed before.')).toBeTruthy();
});

it('reopens the same page of the form on the same device', async () => {
  const server = serverFor(false);
  const form = await openForm(twoParties, server.answers);
  await search(form);
  await to(form, 'Declaration');
  await form.user.type(place(), 'Pu');
  form.unmount();
  const again = await openForm(twoParties, server.answers);
  await waitFor(() => expect(heading()).toBe('Declaration'), soon);
  expect(place().value).toBe('Pu');
  again.unmount();
});

it('reopens the page that was left before the first save was answered', async () => {
  const server = serverFor(false);
  const form = await openForm(twoParties, {
    ...server.answers,
    'POST dgh-draft/': () => new Promise<never>(() => {}),
  });
  await search(form);
  await to(form, 'Declaration');
  await form.user.type(place(), 'Pune');
  await to(form, 'Check your answers');
  form.unmount();
  const saved = { form_data: { place: 'Pu' }, page: 'Declaration', changes: [], signatures: [] };
  await openForm(twoParties, {
    ...server.answers,
    'GET dgh-draft/': () => good({ ...saved, saved_at: server.stored.savedAt }),
  });
  await screen.findByText(/You were at “Check your answers”/, {}, soon);
  expect(heading()).toBe('Check your answers');
});

it('merges answers of this device with those that another device saved in the meantime', async () => {
  const server = serverFor(false);
  const first = await openForm(twoParties, server.answers);
  await search(first);
  await first.user.selectOptions(feet(), '5');
  await waitFor(async () => expect((await storedDraft())?.serverDraft).toBeTruthy(), soon);
  // The connection is lost, so only this device has the next answer.
  server.answers['POST dgh-draft/'] = (() => bad()) as never;
  await to(first, 'Declaration');
  await first.user.type(place(), 'Pune');
  await waitFor(async () => expect((await storedDraft()).typed.place).toBe('Pune'), soon);
  expect(await screen.findByText(/could not be saved with us just now/)).toBeTruthy();
  first.unmount();

  server.stored.form = { feet: 5, inches: 2 };
  server.stored.savedAt = '2026-11-21T10:00:00.000Z';
  const again = await openForm(twoParties, {
    ...server.answers,
    ...serverFor(false).answers,
    'GET dgh-draft/': server.answers['GET dgh-draft/'],
  });
  await waitFor(() => expect(place().value).toBe('Pune'), soon);
  await to(again, 'Height');
  expect(feet().value).toBe('5');
  expect(screen.getByLabelText<HTMLSelectElement>('Inches').value).toBe('2');
});

it('merges answers of another device after a save conflict', async () => {
  const server = serverFor(false);
  let isLate = false;
  const save: Answering = (payload) => {
    if (!isLate) return server.answers['POST dgh-draft/'](payload);
    isLate = false;
    server.stored.form = { feet: 6, inches: 1 };
    server.stored.savedAt = '2026-11-21T11:00:00.000Z';
    return refused('', { saved_at: server.stored.savedAt });
  };
  const form = await openForm(twoParties, { ...server.answers, 'POST dgh-draft/': save });
  await search(form);
  await form.user.selectOptions(feet(), '6');
  await waitFor(() => expect(server.stored.form).toMatchObject({ feet: 6 }), soon);
  isLate = true;
  await to(form, 'Declaration');
  await form.user.type(place(), 'Pune');
  await waitFor(
    () => expect(server.stored.form).toMatchObject({ feet: 6, inches: 1, place: 'Pune' }),
    soon,
  );
});

it('sends the last answers when the page closes, with keepalive', async () => {
  const server = serverFor(false);
  const form = await openForm(twoParties, server.answers);
  await search(form);
  await to(form, 'Declaration');
  await form.user.type(place(), 'Pune');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(server.stored.form).toMatchObject({ place: 'Pune' });
  const last = form.calls.findLast(({ name }) => name === 'POST dgh-draft/')!;
  expect(last.options).toMatchObject({ keepalive: true });
});

it('saves again as soon as the connection is back', async () => {
  const server = serverFor(false);
  let isDown = true;
  const save: Answering = (payload) =>
    isDown ? bad() : server.answers['POST dgh-draft/'](payload);
  const form = await openForm(twoParties, { ...server.answers, 'POST dgh-draft/': save });
  await search(form);
  await form.user.selectOptions(feet(), '6');
  expect(await screen.findByText(/we keep trying/, {}, soon)).toBeTruthy();
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.stored.form).toMatchObject({ feet: 6 }), soon);
});

it('lists answers that the current questions no longer accept', async () => {
  const server = serverFor(false);
  const message = 'Blood group: your answer “A” is no longer asked for.';
  const form = await openForm(twoParties, {
    ...server.answers,
    'GET dgh-draft/': () =>
      good({ form_data: { feet: 6 }, saved_at: server.stored.savedAt, changes: [{ message }] }),
  });
  await search(form);
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
  expect(feet().value).toBe('6');
  // It is shown on the first page and again on the review page.
  await to(form, 'Declaration');
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  await to(form, 'Check your answers');
  expect(screen.getByText(message)).toBeTruthy();
});

it('can be discarded on the server too, after a confirmation', async () => {
  const server = serverFor(false);
  server.stored.form = { feet: 6, place: 'Pune' };
  const form = await openForm(twoParties, server.answers);
  await search(form);
  const start = async (answer: string) => {
    await form.user.click(screen.getByRole('button', { name: 'Start again' }));
    await form.user.click(screen.getByRole('button', { name: answer }));
  };
  await start('Cancel');
  expect(feet().value).toBe('6');
  await start('Discard my answers');
  await waitFor(() => expect(feet().value).toBe(''));
  await waitFor(() => expect(server.stored.form).not.toHaveProperty('place'), { timeout: 300 });
  expect(server.stored.form).not.toHaveProperty('feet');
  await next(form);
  expect(heading()).toBe('Height');
});

it('is not said to be kept once it was discarded and nothing was typed since', async () => {
  const server = serverFor(false);
  server.stored.form = { feet: 6 };
  const form = await openForm(twoParties, server.answers);
  await search(form);
  expect(screen.getByText(/^We kept what you typed/)).toBeTruthy();
  await form.user.click(screen.getByRole('button', { name: 'Start again' }));
  await form.user.click(screen.getByRole('button', { name: 'Discard my answers' }));
  await waitFor(() => expect(server.stored.form).not.toHaveProperty('feet'));
  // The form saves by itself a moment after a change.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.queryByText(/Saved at/)).toBeNull();
  form.unmount();
  const again = await openForm(twoParties, server.answers);
  await search(again);
  expect(screen.queryByText(/^We kept what you typed/)).toBeNull();
  expect(screen.queryByText(/Saved at/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
});

it('shows why a save is rejected, and does not repeat it automatically', async () => {
  const message = 'You have saved too many forms.';
  const server = serverFor(false);
  let isRefused = true;
  const form = await openForm(twoParties, {
    ...server.answers,
    'POST dgh-draft/': (payload) =>
      isRefused ? refused(message) : server.answers['POST dgh-draft/'](payload),
  });
  const saves = () => form.calls.filter(({ name }) => name === 'POST dgh-draft/').length;
  await search(form);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await form.user.selectOptions(feet(), '6');
    expect(await screen.findByText(message, {}, soon)).toBeTruthy();
    expect(screen.queryByText(/we keep trying/)).toBeNull();
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect(saves()).toBe(1);
    await form.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(form.toasts).toEqual([`warning: ${message}`]));
    // Another answer may be accepted.
    isRefused = false;
    await form.user.selectOptions(feet(), '5');
    await waitFor(() => expect(server.stored.form).toMatchObject({ feet: 5 }), soon);
    expect(screen.queryByText(message)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('retries automatically after a temporary failure', async () => {
  const server = serverFor(false);
  const form = await openForm(twoParties, { ...server.answers, 'POST dgh-draft/': () => bad() });
  const saves = () => form.calls.filter(({ name }) => name === 'POST dgh-draft/').length;
  await search(form);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await form.user.selectOptions(feet(), '6');
    await screen.findByText(/we keep trying/, {}, soon);
    await act(async () => void (await vi.advanceTimersByTimeAsync(16_000)));
    expect(saves()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
