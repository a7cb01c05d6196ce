import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  bad,
  type RenderedForm,
  described,
  good,
  openForm,
  pick,
  submit,
  ticket,
} from './renderForm';
import { definitionOf, name } from './definitions';
import { device } from './device';
import { storedDraft } from './storedDraft';

/** A list of persons with shares; a person under 18 needs a guardian. */
const person = {
  type: 'object',
  properties: {
    called: name,
    born: { type: 'string', format: 'date', maxLength: 10 },
    kind: name,
    share: { type: 'integer', minimum: 1, maximum: 100 },
    isOpen: { type: 'boolean', enum: [false] },
  },
  required: ['called', 'born', 'share'],
  allOf: [
    {
      if: { properties: { born: { ageBelow: 18 } }, required: ['born'] },
      then: { properties: { guardian: name }, required: ['guardian'] },
    },
  ],
};

const ui = {
  'ui:title': 'People',
  'ui:widget': 'entries',
  'ui:entries': {
    name: '{called}',
    facts: ['Born {born}', 'Kind: {kind}', 'Guardian: {guardian}'],
    add: 'Add person',
    new: 'New person',
    edit: 'Edit',
    update: 'Update',
    delete: 'Delete',
    none: 'Nobody yet.',
    editing: 'isOpen',
  },
  'ui:toast': ['sumEquals'],
  'ui:messages': { sumEquals: 'All shares together must be 100' },
  items: {
    called: { 'ui:title': 'Called', 'ui:widget': 'text' },
    born: { 'ui:title': 'Born', 'ui:widget': 'date', 'ui:pickOnly': true },
    kind: { 'ui:title': 'Kind', 'ui:widget': 'select' },
    share: { 'ui:title': 'Share', 'ui:widget': 'text' },
    isOpen: {
      'ui:widget': 'hidden',
      'ui:messages': { enum: 'Press Update to keep this person first' },
    },
    guardian: { 'ui:title': 'Guardian', 'ui:widget': 'text' },
  },
};

const request = {
  load: [{ call: 'GET people/', send: { no: '/policy/policyNo' }, keep: { '/people': '/people' } }],
  prefill: { '/people': '/loaded/people' },
  lists: { '/people/items/kind': { call: 'GET kinds/', items: '/list' } },
};

const people = {
  type: 'array',
  maxItems: 3,
  sumEquals: { of: 'share', total: 100 },
  items: person,
};
const definition = definitionOf({ people }, { ui: { people: ui }, request });

const asha = { called: 'Asha', born: '1985-04-12', kind: 'F', share: 60, isOpen: false };
const ravi = { called: 'Ravi', born: '1980-01-02', share: 40, isOpen: false };
const server = {
  'GET people/': ({ no }: { [name: string]: unknown }) =>
    good({ people: no === '50010001' ? [asha, ravi] : [] }),
  'GET kinds/': () => good({ list: [{ label: 'Friend', value: 'F', id: 1 }] }),
};
const open = (answers = {}) => openForm(definition, { ...server, ...answers });

const button = (called: string) => screen.getByRole('button', { name: called });
const press = ({ user }: RenderedForm, called: string) => user.click(button(called));
const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const list = () => within(screen.getByRole('group', { name: 'People' })).getByRole('list');
const names = () =>
  within(list())
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('strong, legend')!.textContent);
const sent = (form: RenderedForm) => form.calls.at(-1)!.payload.people;

async function pickBorn({ user }: RenderedForm, [year, month, day]: string[]) {
  const born = screen.getByRole('group', { name: 'Born' });
  await user.selectOptions(within(born).getByLabelText('Day'), day!);
  await user.selectOptions(within(born).getByLabelText('Month'), month!);
  await user.selectOptions(within(born).getByLabelText('Year'), year!);
}

describe('a list that is edited entry by entry', () => {
  it('shows a summary of each entry with the names of its choices', async () => {
    const form = await open();
    expect(screen.getByText('This is filled in once you have picked a policy.')).toBeTruthy();
    expect(screen.queryByText('Nobody yet.')).toBeNull();
    await pick(form);
    expect(names()).toEqual(['Asha', 'Ravi']);
    const [first, second] = within(document.querySelector('form')!).getAllByRole('listitem');
    expect(first!.textContent).toContain('Born 12/04/1985');
    expect(first!.textContent).toContain('Kind: Friend');
    // An empty answer has no line.
    expect(second!.textContent).not.toContain('Kind');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('opens an entry with the focus in its first field, and closes it with Update', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Edit Asha');
    await waitFor(() => expect(document.activeElement).toBe(box('Called')));
    await form.user.clear(box('Called'));
    await form.user.type(box('Called'), 'Asha Rani');
    await press(form, 'Update');
    expect(names()).toEqual(['Asha Rani', 'Ravi']);
    await waitFor(() => expect(document.activeElement).toBe(button('Edit Asha Rani')));
    expect(screen.getByText('Asha Rani is updated.')).toBeTruthy();
    await submit(form);
    await screen.findByText('SR1001');
    expect(sent(form)).toEqual([{ ...asha, called: 'Asha Rani' }, ravi]);
  });

  it('updates the open entry with Enter, and does not submit the form', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Edit Asha');
    await form.user.type(box('Called'), ' Rani{Enter}');
    expect(names()).toEqual(['Asha Rani', 'Ravi']);
    await waitFor(() => expect(document.activeElement).toBe(button('Edit Asha Rani')));
    await press(form, 'Edit Ravi');
    await form.user.clear(box('Called'));
    await form.user.type(box('Called'), '{Enter}');
    expect(described(box('Called'))).toContain('Please enter Called');
    expect(document.activeElement).toBe(box('Called'));
    expect(screen.queryByText('SR1001')).toBeNull();
  });

  it('starts a new entry with the defaults of its fields', async () => {
    const share = { ...person.properties.share, default: 50 };
    const items = { ...person, properties: { ...person.properties, share } };
    const halved = definitionOf({ people: { ...people, items } }, { ui: { people: ui }, request });
    const form = await openForm(halved, server);
    await pick(form);
    await press(form, 'Add person');
    await waitFor(() => expect(box('Share').value).toBe('50'));
    expect(box('Called').value).toBe('');
  });

  it('Cancel restores the entry, or removes a new one', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Edit Asha');
    await form.user.clear(box('Called'));
    await press(form, 'Cancel');
    expect(names()).toEqual(['Asha', 'Ravi']);
    await press(form, 'Add person');
    await waitFor(() => expect(document.activeElement).toBe(box('Called')));
    expect(names()).toEqual(['Asha', 'Ravi', 'New person']);
    expect(within(list()).queryAllByRole('button', { name: /^Delete/ })).toHaveLength(2);
    await press(form, 'Cancel');
    expect(names()).toEqual(['Asha', 'Ravi']);
    await waitFor(() => expect(document.activeElement).toBe(button('Add person')));
  });

  it('Delete removes an entry, announces it, moves the focus to the next one, and can be undone', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Delete Asha');
    expect(names()).toEqual(['Ravi']);
    await waitFor(() => expect(document.activeElement).toBe(button('Edit Ravi')));
    expect(screen.getAllByText('Asha is removed.')).not.toHaveLength(0);
    await press(form, 'Undo');
    expect(names()).toEqual(['Asha', 'Ravi']);
    await waitFor(() => expect(document.activeElement).toBe(button('Edit Asha')));
    expect(screen.getAllByText('Asha is back in the list.')).not.toHaveLength(0);
    await press(form, 'Delete Ravi');
    await press(form, 'Delete Asha');
    await waitFor(() => expect(document.activeElement).toBe(button('Add person')));
  });

  it('shows the problems of an entry at its fields and keeps it open', async () => {
    const form = await open();
    await pick(form, '50010002 - Term Shield');
    await press(form, 'Add person');
    await press(form, 'Update');
    expect(described(box('Called'))).toContain('Please enter Called');
    await waitFor(() => expect(document.activeElement).toBe(box('Called')));
    await form.user.type(box('Called'), 'Mira');
    await form.user.tab();
    expect(described(box('Called'))).toBe('');
    await form.user.type(box('Share'), '100');
    await pickBorn(form, ['1990', 'May', '5']);
    await press(form, 'Update');
    expect(names()).toEqual(['Mira']);
    await submit(form);
    await screen.findByText('SR1001');
    expect(sent(form)).toEqual([{ called: 'Mira', born: '1990-05-05', share: 100, isOpen: false }]);
  });

  it('evaluates conditions for each entry', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Edit Ravi');
    expect(screen.queryByRole('textbox', { name: 'Guardian' })).toBeNull();
    await pickBorn(form, ['2008', 'November', '22']);
    expect(box('Guardian')).toBeTruthy();
    await pickBorn(form, ['2008', 'November', '21']);
    expect(screen.queryByRole('textbox', { name: 'Guardian' })).toBeNull();
  });

  it('evaluates conditions of a group in an entry', async () => {
    const job = {
      type: 'object',
      properties: { trade: name },
      if: { properties: { trade: { const: 'other' } }, required: ['trade'] },
      then: { properties: { which: name } },
    };
    const { items } = people;
    const working = definitionOf(
      { people: { ...people, items: { ...items, properties: { ...items.properties, job } } } },
      {
        ui: {
          people: {
            ...ui,
            items: {
              ...ui.items,
              job: {
                'ui:title': 'Job',
                trade: { 'ui:title': 'Trade', 'ui:widget': 'text' },
                which: { 'ui:title': 'Which', 'ui:widget': 'text' },
              },
            },
          },
        },
        request,
      },
    );
    const form = await openForm(working, server);
    await pick(form);
    await press(form, 'Edit Ravi');
    expect(screen.queryByRole('textbox', { name: /^Which/ })).toBeNull();
    await form.user.type(screen.getByRole('textbox', { name: /^Trade/ }), 'other');
    expect(await screen.findByRole('textbox', { name: /^Which/ })).toBeTruthy();
  });

  it('reopens an entry with problems when the request is submitted', async () => {
    const form = await open({
      'GET people/': () => good({ people: [{ ...asha, called: '' }, ravi] }),
    });
    await pick(form);
    await submit(form);
    const link = within(screen.getByRole('alert')).getByRole('link', {
      name: 'Please enter Called',
    });
    await form.user.click(link);
    await waitFor(() => expect(document.activeElement).toBe(box('Called')));
  });

  it('prevents submitting while an entry is open, and leads to its Update button', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Edit Asha');
    await submit(form);
    expect(form.calls.map((call) => call.name)).not.toContain('POST trial/');
    await form.user.click(
      screen.getByRole('link', { name: 'Press Update to keep this person first' }),
    );
    await waitFor(() => expect(document.activeElement).toBe(button('Update')));
    expect(described(button('Update'))).toBe('Press Update to keep this person first');
    await press(form, 'Update');
    expect(screen.queryByText('Press Update to keep this person first')).toBeNull();
  });

  it('shows a problem of the whole list also in a toast when configured, without a call', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Delete Ravi');
    await submit(form);
    expect(form.toasts).toEqual(['danger: All shares together must be 100']);
    expect(form.calls.map((call) => call.name)).not.toContain('POST trial/');
    await form.user.click(screen.getByRole('link', { name: 'All shares together must be 100' }));
    await waitFor(() => expect(document.activeElement).toBe(list().parentElement));
  });

  it('allows no more entries than the maximum', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Add person');
    expect(screen.queryByRole('button', { name: 'Add person' })).toBeNull();
  });

  it('keeps the edits of each policy separate', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Edit Asha');
    await form.user.type(box('Called'), ' Rani');
    await pick(form, '50010002 - Term Shield');
    expect(await screen.findByText('Nobody yet.')).toBeTruthy();
    await pick(form);
    expect(box('Called').value).toBe('Asha Rani');
    await press(form, 'Cancel');
    await press(form, 'Delete Ravi');
    await pick(form, '50010002 - Term Shield');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await pick(form);
    expect(names()).toEqual(['Asha']);
  });

  it('is restored from a draft, including open entries', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Edit Asha');
    await form.user.type(box('Called'), ' Rani');
    form.unmount();
    await waitFor(async () => expect((await storedDraft())?.typed.people).toHaveLength(2));
    const again = await open();
    await screen.findByText('We kept what you typed before.');
    await waitFor(() => expect(box('Called').value).toBe('Asha Rani'));
    await press(again, 'Cancel');
    expect(names()).toEqual(['Asha', 'Ravi']);
  });

  it('is read-only when the definition says so', async () => {
    const readOnly = definitionOf(
      { people: { ...people, readOnly: true } },
      { ui: { people: ui }, request },
    );
    const form = await openForm(readOnly, { ...server, 'POST trial/': ticket });
    await pick(form);
    expect(names()).toEqual(['Asha', 'Ravi']);
    for (const called of ['Edit Asha', 'Delete Asha', 'Add person'])
      expect(screen.queryByRole('button', { name: called })).toBeNull();
  });

  it('shows whether a list of choices is loading, empty or failed to load', async () => {
    let isDown = true;
    const form = await open({ 'GET kinds/': () => (isDown ? bad() : good({ list: [] })) });
    await pick(form);
    await press(form, 'Edit Asha');
    expect(screen.getByText(/We could not get this list/)).toBeTruthy();
    isDown = false;
    await press(form, 'Try again');
    expect(await screen.findByText(/There is nothing in this list/)).toBeTruthy();
  });

  it('removes the summary when Update solves the last problem', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Edit Asha');
    await submit(form);
    expect(screen.getByRole('alert')).toBeTruthy();
    await press(form, 'Update');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Portal');
  });

  it('restores from a draft also what was edited for a policy that is not picked any more', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Delete Ravi');
    await pick(form, '50010002 - Term Shield');
    await screen.findByText('Nobody yet.');
    form.unmount();
    const again = await open();
    await screen.findByText('We kept what you typed before.');
    await pick(again);
    await waitFor(() => expect(names()).toEqual(['Asha']));
  });

  it('keeps no draft once the edits of every policy are undone', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Delete Ravi');
    await pick(form, '50010002 - Term Shield');
    await pick(form);
    await press(form, 'Undo');
    expect(names()).toEqual(['Asha', 'Ravi']);
    await pick(form, '50010002 - Term Shield');
    form.unmount();
    await waitFor(() => expect(device.stored.size).toBe(0));
  });

  it('Undo leaves text that was typed just before in its own entry', async () => {
    const form = await open();
    await pick(form);
    await press(form, 'Edit Ravi');
    await press(form, 'Delete Asha');
    await form.user.type(box('Called'), ' Kumar');
    await press(form, 'Undo');
    expect(names()).toEqual(['Asha', 'Ravi Kumar']);
  });
});
