import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openForm, pick, submit } from './renderForm';
import { definitionOf } from './definitions';

const sent = (form: Awaited<ReturnType<typeof openForm>>) => form.calls.at(-1)!.payload;
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
  const choose = (form: Awaited<ReturnType<typeof openForm>>, answer: string) =>
    form.user.click(screen.getByRole('radio', { name: answer }));

  it('show and hide fields and restore their answers; hidden answers are not sent', async () => {
    const form = await openForm(definition);
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
    const form = await openForm(definition);
    await pick(form);
    await choose(form, 'Yes');
    await submit(form);
    expect(screen.getByRole('link', { name: 'Please enter Brand' })).toBeTruthy();
    await choose(form, 'No');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('leave some of the choices with their own texts', async () => {
    const form = await openForm(
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

it('keeps the last section and the button on a long page while a condition adds another section', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `field_${i}`);
  const text = { type: 'string', maxLength: 20 };
  const parts = [names.slice(0, 30), names.slice(30, 45), names.slice(45)];
  const form = await openForm(
    definitionOf(
      { more: { type: 'boolean' }, ...Object.fromEntries(names.map((name) => [name, text])) },
      {
        schema: {
          allOf: [
            {
              if: { properties: { more: { const: true } }, required: ['more'] },
              then: { properties: { extra: text } },
            },
          ],
        },
        ui: {
          'ui:sections': [
            { id: 'a', title: 'First', fields: ['more', ...parts[0]!] },
            { id: 'extra', title: 'Extra', fields: ['extra'] },
            { id: 'b', title: 'Second', fields: parts[1]! },
            { id: 'c', title: 'Last', fields: parts[2]! },
          ],
          more: { 'ui:title': 'More?' },
          extra: { 'ui:title': 'Extra text' },
        },
      },
    ),
  );
  await pick(form);
  const last = await screen.findByRole('group', { name: 'Last' });
  const button = await screen.findByRole('button', { name: 'Submit' });
  const gone: Node[] = [];
  const watch = new MutationObserver((changes) =>
    gone.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  await form.user.click(screen.getByRole('radio', { name: 'Yes' }));
  await screen.findByRole('group', { name: 'Extra' });
  watch.disconnect();
  expect(gone.filter((node) => node.contains(last) || node.contains(button))).toEqual([]);
  expect(last.isConnected && button.isConnected).toBe(true);
});
