import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openForm, pick, submit } from './renderForm';
import { definitionOf } from './definitions';

const day = {
  type: 'string',
  minLength: 10,
  maxLength: 10,
  format: 'date',
  noSpace: true,
  notBefore: '/earliest',
  allOf: [{ notAfter: 'today' }],
};
const definition = definitionOf(
  { earliest: { type: 'string', maxLength: 10, readOnly: true }, day },
  {
    ui: {
      earliest: { 'ui:widget': 'hidden' },
      day: {
        'ui:title': 'Day',
        'ui:widget': 'date',
        'ui:messages': { noSpace: 'a space', minLength: 'ten characters', format: 'no date' },
      },
    },
    request: { prefill: { '/earliest': { const: '2020-01-02' } } },
  },
);

it.each([
  ['01042025', '01/04/2025', ''],
  ['01/04/2025', '01/04/2025', ''],
  ['1/4/2025', '1/4/2025', 'ten characters'],
  ['010425', '01/04/25', 'ten characters'],
  ['01/ 4/2025', '01/ 4/2025', 'a space'],
  ['31022025', '31/02/2025', 'no date'],
])(
  '[FSTM-04] exact date format, typed %s: shows %s, with the problem "%s"',
  async (keys, shown, message) => {
    const form = await openForm(definition);
    await pick(form);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day (optional)' });
    await form.user.type(box, keys);
    expect(box.value).toBe(shown);
    await submit(form);
    if (message === '') expect(form.calls.at(-1)!.payload.day).toBe('2025-04-01');
    else expect(screen.getByRole('link').textContent).toBe(message);
  },
);

it('[FSTM-06] offers only valid days in the calendar', async () => {
  const form = await openForm(definition);
  await pick(form);
  const calendar = document.querySelector<HTMLInputElement>('input[type=date]')!;
  expect([calendar.min, calendar.max]).toEqual(['2020-01-02', '2026-11-21']);
});
