import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { definitionOf } from './definitions';
import { device } from './device';
import { described, good, openForm, pick, type RenderedForm, submit } from './renderForm';
import { storedDraft } from './storedDraft';

const weight = {
  type: 'string',
  format: 'digits',
  maxLength: 4,
  usually: { numberAtLeast: 25, numberAtMost: 200 },
};
const fields = {
  weight,
  feet: { type: 'integer', enum: [1, 5], usually: { minimum: 3 } },
  known: { ...weight },
};
const ui = {
  weight: { 'ui:title': 'Weight', 'ui:unit': 'kg' },
  feet: { 'ui:title': 'Feet', 'ui:widget': 'select' },
  known: { 'ui:title': 'Weight at school' },
};
const onePage = definitionOf(fields, {
  ui,
  request: {
    load: [{ call: 'POST now/', keep: { '/now': '/value' } }],
    prefill: { '/known': '/loaded/now' },
  },
});

/** What our records hold is not asked about. */
const server = { 'POST now/': () => good({ value: '5' }) };
const ask = 'You entered 625 kg. Is that right?';
const box = () => screen.getByLabelText<HTMLInputElement>(/^Weight \(/);
const confirm = (form: RenderedForm) =>
  form.user.click(screen.getAllByRole('button', { name: 'Yes, this is right' })[0]!);
const links = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const sent = ({ calls }: RenderedForm) => calls.filter(({ name }) => name === 'POST trial/');

async function retype(form: RenderedForm, text: string) {
  await form.user.clear(box());
  await form.user.type(box(), text);
  await form.user.tab();
}

beforeEach(() => device.stored.clear());

describe('an unlikely answer', () => {
  it('is asked about at its field when that is left, stays, and is no error', async () => {
    const form = await openForm(onePage, server);
    await pick(form);
    await form.user.type(box(), '625');
    expect(screen.queryByText(ask)).toBeNull();
    await form.user.tab();
    expect(described(box())).toContain(ask);
    expect(box().value).toBe('625');
    expect(box().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    // The control to confirm comes next by keyboard.
    expect(document.activeElement!.textContent).not.toBe('');
  });

  it('is listed once before the form is sent, with the focus; confirmed, it is sent as it is', async () => {
    const form = await openForm(onePage, server);
    await pick(form);
    await form.user.selectOptions(screen.getByLabelText(/Feet/), '1');
    await form.user.type(box(), '625');
    await submit(form);
    expect(links()).toEqual([`Weight: ${ask}`, 'Feet: You entered 1. Is that right?']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(sent(form)).toEqual([]);
    await confirm(form);
    expect(document.activeElement).toBe(box());
    expect(described(box())).toContain('You said that this is right.');
    await submit(form);
    expect(links()).toEqual(['Feet: You entered 1. Is that right?']);
    expect(sent(form)).toEqual([]);
    await confirm(form);
    expect(screen.queryByRole('alert')).toBeNull();
    await submit(form);
    expect(sent(form)[0]!.payload).toMatchObject({ weight: '625', feet: 1 });
  });

  it('has to be confirmed anew when it changes, and not at all when it becomes likely', async () => {
    const form = await openForm(onePage, server);
    await pick(form);
    await retype(form, '625');
    await confirm(form);
    await retype(form, '626');
    expect(screen.queryByText('You said that this is right.')).toBeNull();
    await submit(form);
    expect(links()).toEqual(['Weight: You entered 626 kg. Is that right?']);
    await retype(form, '62');
    expect(screen.queryByRole('alert')).toBeNull();
    await submit(form);
    expect(sent(form)[0]!.payload).toMatchObject({ weight: '62' });
  });

  it('waits for the errors, which come first', async () => {
    const form = await openForm(onePage, server);
    await retype(form, '625');
    await submit(form);
    expect(links()).toEqual(['Please select policy number']);
    await pick(form);
    await submit(form);
    expect(links()).toEqual([`Weight: ${ask}`]);
  });

  it('stays confirmed with the draft of this device', async () => {
    const form = await openForm(onePage, server);
    await pick(form);
    await retype(form, '625');
    await confirm(form);
    await waitFor(async () =>
      expect((await storedDraft())?.confirmed).toEqual({ '/weight': '625' }),
    );
    form.unmount();
    const again = await openForm(onePage, server, { initialPolicyNo: '50010001' });
    await waitFor(() => expect(box().value).toBe('625'));
    await screen.findByText('The details of the policy are here.');
    await submit(again);
    await waitFor(() => expect(sent(again)).toHaveLength(1));
  });
});

describe('page by page', () => {
  const pages = definitionOf(
    { weight, place: { type: 'string', maxLength: 20 } },
    {
      ui: {
        ...ui,
        'ui:pages': true,
        'ui:sections': [
          { title: 'Body', fields: ['weight'] },
          { title: 'Place', fields: ['place'] },
        ],
      },
    },
  );

  it('an unlikely answer is confirmed before its page is left', async () => {
    const form = await openForm(pages, {}, { initialPolicyNo: '50010001' });
    await form.user.type(await screen.findByLabelText(/^Weight/), '5');
    await form.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(links()).toEqual(['Weight: You entered 5 kg. Is that right?']);
    expect(screen.getByRole('heading', { name: 'Body' })).toBeTruthy();
    await confirm(form);
    await form.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Place' })).toBeTruthy();
  });
});
