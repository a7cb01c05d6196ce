import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { definitionOf, name } from './definitions';
import { good, openForm, pick, submit } from './renderForm';

const choices = (...values: string[]) => ({
  type: 'array',
  items: { type: 'string', enum: values },
  uniqueItems: true,
});

const definition = definitionOf(
  {
    reasons: { ...choices('fire', 'flood', 'other'), maxItems: 2 },
    contact: choices('mail', 'sms'),
  },
  {
    schema: {
      required: ['reasons'],
      allOf: [
        {
          if: {
            properties: { reasons: { contains: { const: 'other' } } },
            required: ['reasons'],
          },
          then: { properties: { what: name } },
        },
      ],
    },
    ui: {
      reasons: {
        'ui:title': 'What happened?',
        'ui:help': 'Tick all that apply',
        'ui:widget': 'checkboxes',
        'ui:enumNames': ['Fire', 'Flood', 'Something else'],
      },
      contact: { 'ui:title': 'How may we write to you?', 'ui:enumNames': ['E-mail', 'SMS'] },
      what: { 'ui:title': 'What else?', 'ui:widget': 'text' },
    },
  },
);

const group = (title: RegExp) => screen.getByRole('group', { name: title });
const box = (title: RegExp, label: string) =>
  within(group(title)).getByRole<HTMLInputElement>('checkbox', { name: label });

describe('a choice of several values', () => {
  it('is a named group with its help, and says which are optional', async () => {
    await openForm(definition);
    const ids = group(/What happened/)
      .getAttribute('aria-describedby')!
      .split(' ');
    expect(ids.map((id) => document.getElementById(id)!.textContent)).toEqual([
      'Tick all that apply',
    ]);
    expect(group(/How may we write to you\? \(optional\)/)).toBeTruthy();
  });

  it('sends the ticked values in the order of the choices, and none where none is ticked', async () => {
    const form = await openForm(definition, { 'POST trial/': () => good({ ticketnumber: 'SR1' }) });
    await pick(form);
    await form.user.click(box(/What happened/, 'Flood'));
    await form.user.click(box(/What happened/, 'Fire'));
    await form.user.click(box(/How may we/, 'SMS'));
    await form.user.click(box(/How may we/, 'SMS'));
    await submit(form);
    expect(form.calls.at(-1)!.payload).toMatchObject({ reasons: ['fire', 'flood'], contact: [] });
  });

  it('is ticked with the keyboard', async () => {
    const { user } = await openForm(definition);
    box(/What happened/, 'Fire').focus();
    await user.keyboard('[Space]');
    expect(box(/What happened/, 'Fire').checked).toBe(true);
  });

  it('says what is wrong with the group, and leads to its first box', async () => {
    const form = await openForm(definition);
    await pick(form);
    await submit(form);
    expect(group(/What happened/).dataset.problem).toBe('');
    expect(group(/What happened/).textContent).toContain(
      'What happened?: please select at least one',
    );
    await form.user.click(screen.getByRole('link', { name: /select at least one/ }));
    expect(document.activeElement).toBe(box(/What happened/, 'Fire'));
    for (const label of ['Fire', 'Flood', 'Something else'])
      await form.user.click(box(/What happened/, label));
    await submit(form);
    expect(group(/What happened/).textContent).toContain('please select at most 2');
  });

  it('shows what one of its values calls for', async () => {
    const { user } = await openForm(definition);
    await user.click(box(/What happened/, 'Flood'));
    expect(screen.queryByLabelText(/What else/)).toBeNull();
    await user.click(box(/What happened/, 'Something else'));
    expect(screen.getByLabelText(/What else/)).toBeTruthy();
  });
});
