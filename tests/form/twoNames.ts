import { screen } from '@testing-library/react';
import { type RenderedForm, good, pick } from './renderForm';
import { definitionOf, name } from './definitions';

/** A request type with two names and the open-request check. */
export const definition = definitionOf(
  { first: name, last: name },
  {
    schema: { required: ['first', 'last'] },
    ui: {
      'ui:description': 'Takes a minute.',
      'ui:haveReady': ['a pen'],
      'ui:notes': ['The change takes two days.'],
      first: { 'ui:title': 'First name' },
      last: { 'ui:title': 'Last name' },
    },
    request: { openRequestCheck: true },
  },
);

export const closedCheck = { 'POST sr-status/': () => good({ already_open: 'false' }) };
export const select = () => screen.getByLabelText<HTMLSelectElement>('Policy Number');
export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export async function fill(form: RenderedForm): Promise<void> {
  await pick(form);
  await form.user.type(box('First name'), 'Asha');
  await form.user.type(box('Last name'), 'Sample');
}
