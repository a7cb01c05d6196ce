import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { definitionOf } from './definitions';
import { described, openForm, pick, submit } from './renderForm';

const definition = definitionOf(
  {
    illness: { type: 'string', format: 'free-text', maxLength: 60 },
    holder: { type: 'string', format: 'letters-and-spaces', maxLength: 60 },
    email: { type: 'string', format: 'email', maxLength: 60 },
  },
  {
    ui: {
      'ui:messages': { format: 'Enter valid value' },
      illness: { 'ui:title': 'Illness', 'ui:widget': 'textarea' },
      holder: { 'ui:title': 'Account holder' },
      email: { 'ui:title': 'E-mail' },
    },
  },
);

const links = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('names the characters that a text cannot have, at the field and in the summary', async () => {
  const form = await openForm(definition);
  await pick(form);
  const illness = screen.getByLabelText(/Illness/);
  await form.user.click(illness);
  await form.user.paste('fine 😀 <since>\t<May>');
  await form.user.type(screen.getByLabelText(/Account holder/), "D'Souza 2");
  await form.user.type(screen.getByLabelText(/E-mail/), 'asha+new @example.com');
  await submit(form);
  expect(links()).toEqual([
    'Illness: Enter valid value. This cannot be used here: “😀” “<” “>” “tab”',
    "Account holder: Enter valid value. This cannot be used here: “'” “2”",
    'E-mail: Enter valid value. This cannot be used here: “+” “space”',
  ]);
  expect(described(illness)).toContain('This cannot be used here: “😀” “<” “>” “tab”');
  // The message keeps its exact words, in an element of its own.
  expect(screen.getAllByText('Enter valid value', { exact: true })).toHaveLength(3);
});

it('names none where the characters are right and only their order is not', async () => {
  const form = await openForm(definition);
  await pick(form);
  await form.user.type(screen.getByLabelText(/E-mail/), 'asha.example.com');
  await submit(form);
  expect(links()).toEqual(['E-mail: Enter valid value']);
});

it.each([
  ['कविता', 'Write this in English letters.'],
  ['सावित्री देवी 2', 'Write this in English letters. This cannot be used here: “2”'],
  ['Zoe\u0308 \u0301', 'This cannot be used here: “e\u0308” “invisible sign”'],
])('says of %j: %s', async (name, hint) => {
  const form = await openForm(definition);
  await pick(form);
  await form.user.click(screen.getByLabelText(/Account holder/));
  await form.user.paste(name);
  await submit(form);
  expect(links()).toEqual([`Account holder: Enter valid value. ${hint}`]);
});
