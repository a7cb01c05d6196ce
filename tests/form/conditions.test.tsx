import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openForm, pick, submit } from './renderForm';
import { definitionOf } from './definitions';

const sent = (bench: ReturnType<typeof openForm>) => bench.calls.at(-1)!.payload;
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
  const choose = (bench: ReturnType<typeof openForm>, answer: string) =>
    bench.user.click(screen.getByRole('radio', { name: answer }));

  it('show and hide fields and restore their answers; hidden answers are not sent', async () => {
    const bench = openForm(definition);
    await pick(bench);
    expect(screen.getByRole('group', { name: 'Habits' })).toBeTruthy();
    expect(screen.queryByLabelText('Brand')).toBeNull();
    await choose(bench, 'Yes');
    await bench.user.type(box('Brand'), 'Red');
    await choose(bench, 'No');
    expect(screen.queryByLabelText('Brand')).toBeNull();
    await choose(bench, 'Yes');
    expect(box('Brand').value).toBe('Red');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' })),
    );
    await choose(bench, 'No');
    await submit(bench);
    await screen.findByText('SR1001');
    expect(sent(bench)).toEqual({ smoker: false, etli_sub_type: 'ST0999' });
  });

  it('remove the problem of a hidden field', async () => {
    const bench = openForm(definition);
    await pick(bench);
    await choose(bench, 'Yes');
    await submit(bench);
    expect(screen.getByRole('link', { name: 'Please enter Brand' })).toBeTruthy();
    await choose(bench, 'No');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
