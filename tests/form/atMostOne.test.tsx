import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { definitionOf, name } from './definitions';
import { openForm, pick, submit } from './renderForm';

const names = ['mobile', 'landline'];
const definitionWith = (schema: object) =>
  definitionOf(
    { mobile: name, landline: name },
    {
      schema,
      ui: {
        mobile: { 'ui:title': 'Mobile number', 'ui:widget': 'text' },
        landline: { 'ui:title': 'Landline', 'ui:widget': 'text' },
      },
    },
  );

it('tells that only one of several fields may be answered, until one is left', async () => {
  const form = await openForm(definitionWith({ atMostOne: names }));
  await pick(form);
  await form.user.type(screen.getByLabelText(/Mobile number/), '98');
  await form.user.type(screen.getByLabelText(/Landline/), '022');
  await submit(form);
  const message = 'Please fill in only one of these: Mobile number, Landline';
  await form.user.click(screen.getByRole('link', { name: message }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Landline/));
  await form.user.clear(screen.getByLabelText(/Mobile number/));
  await form.user.tab();
  expect(screen.queryByText(message)).toBeNull();
  await submit(form);
  expect(form.calls.at(-1)!.payload).toMatchObject({ mobile: '', landline: '022' });
});

it.each([
  [{ atMostOne: names }, '(at most one of these)'],
  [{ anyRequired: names, atMostOne: names }, '(one of these)'],
])('says at each of them how many are answered: %j', async (schema, hint) => {
  await pick(await openForm(definitionWith(schema)));
  expect(screen.getByLabelText(`Mobile number ${hint}`)).toBeTruthy();
  expect(screen.getByLabelText(`Landline ${hint}`)).toBeTruthy();
});

it('says of lists that differ only what is true of each field', async () => {
  const definition = definitionOf(
    { a: name, b: name, c: name },
    {
      schema: { allOf: [{ atMostOne: ['a', 'b'] }, { anyRequired: ['b', 'c'] }] },
      ui: Object.fromEntries(
        ['a', 'b', 'c'].map((one) => [one, { 'ui:title': one.toUpperCase(), 'ui:widget': 'text' }]),
      ),
    },
  );
  await pick(await openForm(definition));
  for (const label of ['A (at most one of these)', 'B (at most one of these)'])
    expect(screen.getByLabelText(label)).toBeTruthy();
  expect(screen.getByLabelText('C (at least one of these)')).toBeTruthy();
});

const box = { type: 'boolean' };
const tick = { 'ui:widget': 'checkbox' };
const several = (schema: object, of: { [name: string]: object }, ui: { [name: string]: object }) =>
  definitionOf(of, {
    schema,
    ui: Object.fromEntries(
      Object.entries(ui).map(([one, words]) => [one, { 'ui:title': one.toUpperCase(), ...words }]),
    ),
  });

it.each([box, { ...box, enum: [true] }])(
  'forgets that a box of several was ticked: %j',
  async (ticked) => {
    const both = { anyRequired: ['a', 'b'], atMostOne: ['a', 'b'] };
    const form = await openForm(several(both, { a: ticked, b: ticked }, { a: tick, b: tick }));
    await pick(form);
    const [a, b] = ['A (one of these)', 'B (one of these)'].map((one) =>
      screen.getByLabelText(one),
    );
    await form.user.click(a!);
    await form.user.click(a!);
    await form.user.click(b!);
    await submit(form);
    expect(form.calls.at(-1)!.payload).toMatchObject({ a: '', b: true });
  },
);

it('forgets the tick of a box that can only be ticked, and no other', async () => {
  const form = await openForm(
    several({}, { a: { ...box, enum: [true] }, b: box }, { a: tick, b: tick }),
  );
  await pick(form);
  for (const one of ['A', 'B'])
    for (let i = 0; i < 2; i++) await form.user.click(screen.getByLabelText(one));
  await submit(form);
  expect(form.calls.at(-1)!.payload).toMatchObject({ a: '', b: false });
});

it('takes back a choice of several', async () => {
  const way = { type: 'string', enum: ['post', 'courier'] };
  const form = await openForm(
    several(
      { atMostOne: ['way', 'note'] },
      { way, note: name },
      { way: { 'ui:widget': 'radio' }, note: { 'ui:widget': 'text' } },
    ),
  );
  await pick(form);
  const clear = { name: 'Clear this choice' };
  expect(screen.queryByRole('button', clear)).toBeNull();
  const [first] = screen.getAllByRole('radio');
  await form.user.click(first!);
  await form.user.type(screen.getByLabelText(/NOTE/), 'Soon');
  await form.user.click(screen.getByRole('button', clear));
  await vi.waitFor(() => expect(document.activeElement).toBe(first));
  expect(first).toHaveProperty('checked', false);
  expect(screen.queryByRole('button', clear)).toBeNull();
  await submit(form);
  expect(form.calls.at(-1)!.payload).toMatchObject({ way: '', note: 'Soon' });
});

const yesNo = { 'ui:widget': 'radio', 'ui:enumNames': ['Yes', 'No'] };

it.each([
  ['a choice', yesNo, 'Clear this choice'],
  ['a tick', tick, undefined],
])('lets %s in an optional group be taken back, and the group with it', async (_, ui, clear) => {
  const group = { type: 'object', properties: { x: name, b: box }, required: ['x'] };
  const form = await openForm(
    definitionOf(
      { home: group, note: name },
      {
        schema: { atMostOne: ['home', 'note'] },
        ui: {
          home: {
            'ui:title': 'Home',
            x: { 'ui:title': 'Street', 'ui:widget': 'text' },
            b: { 'ui:title': 'Rented', ...ui },
          },
          note: { 'ui:title': 'Note', 'ui:widget': 'text' },
        },
      },
    ),
  );
  await pick(form);
  const answer = () => screen.getByLabelText(clear ? 'No' : /Rented/);
  await form.user.click(answer());
  await form.user.click(clear ? await screen.findByRole('button', { name: clear }) : answer());
  await form.user.type(screen.getByLabelText(/Note/), 'none');
  await submit(form);
  expect(form.calls.at(-1)!.payload).toMatchObject({ note: 'none' });
  expect(form.calls.at(-1)!.payload.home).toBeUndefined();
});
