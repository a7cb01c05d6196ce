import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openForm, pick, submit } from './renderForm';
import { definitionOf } from './definitions';

const sent = (form: ReturnType<typeof openForm>) => form.calls.at(-1)!.payload;
const box = (label: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label });

describe('conditions', () => {
  const definition = definitionOf(
    { smoker: { type: 'boolean' } },
    {
      schema: {
        required: ['smoker'],
        allOf: [
          {
            if: { properties: { smoker: { const: true } }, required: ['smoker'] },
            then: {
              properties: { brand: { type: 'string', maxLength: 20 } },
              required: ['brand'],
            },
          },
        ],
      },
      ui: {
        'ui:sections': [{ title: 'Habits', description: 'As of today.', fields: ['smoker', '*'] }],
        smoker: { 'ui:title': 'Do you smoke?' },
        brand: { 'ui:title': 'Brand' },
      },
      request: {
        steps: [
          {
            id: 'raise',
            call: 'POST trial/',
            raises: 'ticket',
            send: { smoker: '/answers/smoker', brand: '/answers/brand' },
          },
        ],
      },
    },
  );
  const choose = (form: ReturnType<typeof openForm>, answer: string) =>
    form.user.click(screen.getByRole('radio', { name: answer }));

  it('show and hide fields and restore their answers; hidden answers are not sent', async () => {
    const form = openForm(definition);
    await pick(form);
    expect(screen.getByRole('group', { name: 'Habits' })).toBeTruthy();
    expect(screen.queryByLabelText('Brand')).toBeNull();
    await choose(form, 'Yes');
    await form.user.type(box('Brand'), 'Red');
    await choose(form, 'No');
    expect(screen.queryByLabelText('Brand')).toBeNull();
    await choose(form, 'Yes');
    expect(box('Brand').value).toBe('Red');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' })),
    );
    await choose(form, 'No');
    await submit(form);
    await screen.findByText('SR1001');
    expect(sent(form)).toEqual({ smoker: false, brand: '', etli_sub_type: 'ST0999' });
  });

  it('remove the problem of a hidden field', async () => {
    const form = openForm(definition);
    await pick(form);
    await choose(form, 'Yes');
    await submit(form);
    expect(screen.getByRole('link', { name: 'Please enter Brand' })).toBeTruthy();
    await choose(form, 'No');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('leave some of the choices with their own texts', async () => {
    const form = openForm(
      definitionOf(
        { smoker: { type: 'boolean' }, kind: { type: 'string', enum: ['a', 'b', 'c'] } },
        {
          schema: {
            allOf: [
              {
                if: { properties: { smoker: { const: true } }, required: ['smoker'] },
                then: { properties: { kind: { enum: ['b', 'c'] } } },
              },
            ],
          },
          ui: {
            smoker: { 'ui:title': 'Do you smoke?' },
            kind: {
              'ui:title': 'How do you pay?',
              'ui:widget': 'radio',
              'ui:enumNames': ['Bank account', 'Credit card', 'Cheque'],
            },
          },
        },
      ),
    );
    await pick(form);
    expect(screen.getByRole('radio', { name: 'Bank account' })).toBeTruthy();
    await choose(form, 'Yes');
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Bank account' })).toBeNull());
    await choose(form, 'Credit card');
    await submit(form);
    await screen.findByText('SR1001');
    expect(sent(form)).toMatchObject({ smoker: true, kind: 'b' });
  });
});
