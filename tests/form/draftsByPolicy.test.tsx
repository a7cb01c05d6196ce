import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type Answering,
  bad,
  type RenderedForm,
  good,
  openForm,
  policies,
  refused,
} from './renderForm';
import { storeDraft, storedDraft } from './storedDraft';
import { deferred } from './server';
import { serverFor, twoParties } from './twoParties';

const husband = '50010001';
const son = '50010002';
const daughter = '50010004';
const family = [
  ...policies,
  { policyNo: daughter, title: `${daughter} - Child Plan`, policyStatus: 'PREMIUM PAYING' },
];
const soon = { timeout: 3000 };

/** A fake server with a draft for each policy; it can go offline. */
function serverOfFamily(answers: { [call: string]: Answering } = {}) {
  const forms = new Map<string, { [field: string]: unknown }>();
  const links = new Map<string, object>();
  const moments = new Map<string, string>();
  let saves = 0;
  const momentOf = (policyNo: string) => moments.get(policyNo) ?? '2026-11-21T09:00:00.000Z';
  const keep = (policyNo: string, form: object) => {
    forms.set(policyNo, { ...form });
    moments.set(policyNo, `2026-11-21T09:00:00.${String(++saves).padStart(3, '0')}Z`);
  };
  const load: Answering = ({ policy_number }) => {
    const no = String(policy_number);
    return good({ form_data: forms.get(no) ?? null, saved_at: momentOf(no), ...links.get(no) });
  };
  const save: Answering = ({ policy_number, form_data, saved_at }) => {
    const no = String(policy_number);
    if (saved_at !== undefined && saved_at !== momentOf(no))
      return refused(undefined, { saved_at: momentOf(no) });
    keep(no, form_data as object);
    return good({ saved_at: momentOf(no) });
  };
  const own = { ...serverFor(false).answers, 'GET dgh-draft/': load, 'POST dgh-draft/': save };
  return { forms, links, keep, load, save, answers: { ...own, ...answers } };
}

type Server = ReturnType<typeof serverOfFamily>;
const open = async (server: Server, props = {}) =>
  await openForm(twoParties, server.answers, { policies: family, ...props });

async function choose({ user }: RenderedForm, policyNo: string) {
  const { title } = family.find((policy) => policy.policyNo === policyNo)!;
  await user.click(screen.getByRole('combobox', { name: 'Policy Number' }));
  await user.click(screen.getByRole('option', { name: title }));
}

const feet = () => screen.getByLabelText<HTMLSelectElement>('Feet');
const inches = () => screen.getByLabelText<HTMLSelectElement>('Inches');
const isOpen = (value: string) => waitFor(() => expect(feet().value).toBe(value), soon);
const autosaved = () => new Promise((resolve) => setTimeout(resolve, 600));

async function fillIn(form: RenderedForm, value: string) {
  await waitFor(() => feet(), soon);
  await form.user.selectOptions(feet(), value);
}

it('opens another policy without the previous policy’s answers, and does not save them there', async () => {
  const server = serverOfFamily();
  const form = await open(server);
  await choose(form, husband);
  await fillIn(form, '6');
  await choose(form, son);
  await isOpen('');
  await autosaved();
  expect(server.forms.get(husband)).toMatchObject({ feet: 6 });
  expect(server.forms.has(son)).toBe(false);
  await choose(form, husband);
  await isOpen('6');
});

it('opens the requested policy without the answers that this device stored for another one', async () => {
  const server = serverOfFamily();
  const first = await open(server);
  await choose(first, husband);
  await fillIn(first, '6');
  await waitFor(async () => expect((await storedDraft())?.typed).toEqual({ feet: 6 }), soon);
  first.unmount();
  server.keep(daughter, { inches: 2 });

  const again = await open(server, { initialPolicyNo: son });
  await isOpen('');
  expect(screen.queryByText('We kept what you typed before.')).toBeNull();
  await autosaved();
  expect(server.forms.has(son)).toBe(false);
  again.unmount();
  await storeDraft('trial', { ...(await storedDraft()), ...draftOfHusband });
  await open(server, { initialPolicyNo: daughter });
  await waitFor(() => expect(inches().value).toBe('2'), soon);
  expect(feet().value).toBe('');
  await autosaved();
  expect(server.forms.get(daughter)).not.toHaveProperty('feet');
});

const draftOfHusband = {
  policyNo: husband,
  answersPolicyNo: husband,
  page: 'Declaration',
  typed: { feet: 6, place: 'Pune' },
  entriesBeforeEdit: {},
  files: [],
  signed: {},
};

it.each([
  ['', { answersPolicyNo: husband, isUnsaved: true }],
  [', under former names', { answersOf: husband, isUnkept: true }],
])(
  'first saves the answers that only this device stored for another policy%s',
  async (_, names) => {
    const server = serverOfFamily();
    const { answersPolicyNo: _policyNo, ...draft } = draftOfHusband;
    await storeDraft('trial', { ...draft, ...names });
    await open(server, { initialPolicyNo: son });
    await waitFor(() => expect(server.forms.get(husband)).toMatchObject({ place: 'Pune' }), soon);
    await isOpen('');
    expect(server.forms.has(son)).toBe(false);
  },
);

it('keeps policies separate after a policy failed to open', async () => {
  let isDown = true;
  const loadParties = () =>
    isDown ? bad() : good({ parties: { two: false, laMobile: '9000000022' } });
  const server = serverOfFamily();
  const form = await openForm(twoParties, server.answers, { policies: family });
  await choose(form, husband);
  await fillIn(form, '6');
  server.answers['GET parties/'] = loadParties as never;
  await choose(form, son);
  await form.user.click(await screen.findByRole('button', { name: 'Try again' }));
  isDown = false;
  await form.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await isOpen('');
  await autosaved();
  expect(server.forms.has(son)).toBe(false);
});

it('keeps policies separate when a third one is selected while the second opens', async () => {
  const server = serverOfFamily();
  const form = await open(server);
  await choose(form, husband);
  await fillIn(form, '6');
  const waiting = deferred();
  const loadParties = server.answers['GET parties/'];
  server.answers['GET parties/'] = waiting.answering as never;
  await choose(form, son);
  server.answers['GET parties/'] = loadParties;
  await choose(form, daughter);
  await isOpen('');
  waiting.release(loadParties());
  await autosaved();
  expect(feet().value).toBe('');
  expect([...server.forms.keys()]).toEqual([husband]);
});

it('saves what was typed during a save even if another policy is selected', async () => {
  const server = serverOfFamily();
  const waiting = deferred();
  let isFirst = true;
  server.answers['POST dgh-draft/'] = async (payload) => {
    if (isFirst) {
      isFirst = false;
      await waiting.answering();
    }
    return server.save(payload);
  };
  const form = await open(server);
  await choose(form, husband);
  await fillIn(form, '6');
  await waitFor(() => expect(isFirst).toBe(false), soon);
  await form.user.selectOptions(inches(), '2');
  await choose(form, son);
  waiting.release(good());
  await isOpen('');
  expect(server.forms.get(husband)).toMatchObject({ feet: 6, inches: 2 });
  expect(server.forms.has(son)).toBe(false);
});

it('does not switch the policy while its answers cannot be saved', async () => {
  const server = serverOfFamily();
  const form = await open(server);
  await choose(form, husband);
  await waitFor(() => feet(), soon);
  server.answers['POST dgh-draft/'] = () => bad();
  await form.user.selectOptions(feet(), '6');
  await choose(form, son);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(server.forms.has(husband)).toBe(false);
  server.answers['POST dgh-draft/'] = server.save;
  await form.user.click(again);
  await isOpen('');
  expect(server.forms.get(husband)).toMatchObject({ feet: 6 });
});

it('merges answers of another device with the current ones', async () => {
  const server = serverOfFamily();
  const form = await open(server);
  await choose(form, husband);
  await fillIn(form, '6');
  await waitFor(() => expect(server.forms.has(husband)).toBe(true), soon);
  server.keep(husband, { ...server.forms.get(husband), place: 'Surat' });
  await form.user.selectOptions(inches(), '2');
  await choose(form, son);
  await isOpen('');
  expect(server.forms.get(husband)).toMatchObject({ feet: 6, inches: 2, place: 'Surat' });
});

it('[DGH-09] keeps the incident of the link with which the draft was started, for its policy only', async () => {
  const server = serverOfFamily();
  server.keep(husband, { feet: 6 });
  server.links.set(husband, { incident_number: 'I-1', sr_number: 'S-1' });
  const form = await open(server, { link: {} });
  const saved = () => form.calls.findLast(({ name }) => name === 'POST dgh-draft/')!.payload;
  await choose(form, husband);
  await fillIn(form, '5');
  await waitFor(() => expect(server.forms.get(husband)).toMatchObject({ feet: 5 }), soon);
  expect(saved()).toMatchObject({ incident_number: 'I-1', sr_number: 'S-1' });
  await form.user.selectOptions(inches(), '2');
  await waitFor(() => expect(server.forms.get(husband)).toMatchObject({ inches: 2 }), soon);
  expect(saved()).toMatchObject({ incident_number: 'I-1', sr_number: 'S-1' });
  await choose(form, son);
  await isOpen('');
  await fillIn(form, '5');
  await waitFor(() => expect(server.forms.has(son)).toBe(true), soon);
  expect(saved()).toMatchObject({ policy_number: son, incident_number: '', sr_number: '' });
});

it.each([
  [{}, 'I-1'],
  [{ incidentNum: 'I-2' }, 'I-2'],
])('[DGH-09] with the link parameters %j sends the incident %s', async (link, incident) => {
  const server = serverOfFamily();
  server.keep(husband, { feet: 6 });
  server.links.set(husband, { incident_number: 'I-1', sr_number: 'S-1' });
  const form = await open(server, { link });
  await choose(form, husband);
  await isOpen('6');
  await form.user.click(screen.getByText('All steps'));
  await form.user.click(screen.getByRole('button', { name: 'Check your answers' }));
  await form.user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('It is with us for review.')).toBeTruthy();
  const sent = form.calls.findLast(({ name }) => name === 'POST dgh-submit-review/')!;
  expect(sent.payload.incident_number).toBe(incident);
});
