import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { definitionOf } from './definitions';
import { openForm, pick, submit } from './renderForm';

const isForHome = {
  properties: { answers: { properties: { reason: { const: 'home' } }, required: ['reason'] } },
  required: ['answers'],
};

const often = ['year', 'half'];

const definitionWith = (widget: 'radio' | 'select' | 'checkboxes', values: string[]) =>
  definitionOf(
    {
      reason: { type: 'string', enum: ['home', 'health'] },
      often:
        widget === 'checkboxes'
          ? { type: 'array', items: { type: 'string', enum: often }, uniqueItems: true }
          : { type: 'string', enum: often },
    },
    {
      schema: { required: ['reason', 'often'] },
      ui: {
        reason: {
          'ui:title': 'Reason',
          'ui:widget': 'radio',
          'ui:enumNames': ['Home', 'Health'],
        },
        often: {
          'ui:title': 'Repaid',
          'ui:widget': widget,
          'ui:enumNames': ['Yearly', 'Half-yearly'],
        },
      },
      request: {
        choices: {
          '/often': Object.fromEntries(values.map((value) => [value, { when: isForHome }])),
        },
      },
    },
  );

const radio = (name: string) => screen.queryByRole<HTMLInputElement>('radio', { name });
const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name });

describe('a choice that is offered to some', () => {
  it('shows among radio buttons once its condition holds', async () => {
    const form = await openForm(definitionWith('radio', ['half']));
    await pick(form);
    expect([radio('Yearly') !== null, radio('Half-yearly') !== null]).toEqual([true, false]);
    await form.user.click(radio('Home')!);
    expect(radio('Half-yearly')).not.toBeNull();
  });

  it('stays chosen when it is offered no longer, says so, and must be chosen anew', async () => {
    const form = await openForm(definitionWith('radio', ['half']));
    await pick(form);
    await form.user.click(radio('Home')!);
    await form.user.click(radio('Half-yearly')!);
    await form.user.click(radio('Health')!);
    expect(radio('Half-yearly (no longer available)')?.checked).toBe(true);
    await submit(form);
    expect(form.raised).toEqual([]);
    expect(
      screen.getAllByText(
        'What you chose for Repaid is not available to you now. Please choose again.',
      ).length,
    ).toBeGreaterThan(0);
    await form.user.click(radio('Yearly')!);
    expect(radio('Half-yearly (no longer available)')).toBeNull();
    await submit(form);
    expect(form.calls.at(-1)?.payload).toMatchObject({ often: 'year' });
  });

  it('shows in a drop-down once its condition holds', async () => {
    const form = await openForm(definitionWith('select', ['half']));
    await pick(form);
    const box = screen.getByLabelText('Repaid');
    const names = () =>
      within(box)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(names()).not.toContain('Half-yearly');
    await form.user.click(radio('Home')!);
    expect(names()).toContain('Half-yearly');
    await form.user.selectOptions(box, 'Half-yearly');
    await form.user.click(radio('Health')!);
    expect(names()).toContain('Half-yearly (no longer available)');
  });

  it('shows among boxes once its condition holds, and stays ticked when it is offered no longer', async () => {
    const form = await openForm(definitionWith('checkboxes', ['half']));
    await pick(form);
    expect([box('Yearly') !== null, box('Half-yearly') !== null]).toEqual([true, false]);
    await form.user.click(radio('Home')!);
    await form.user.click(box('Half-yearly')!);
    await form.user.click(radio('Health')!);
    expect(box('Half-yearly (no longer available)')?.checked).toBe(true);
    await submit(form);
    expect(form.raised).toEqual([]);
    await form.user.click(box('Yearly')!);
    await form.user.click(box('Half-yearly (no longer available)')!);
    expect(box('Half-yearly (no longer available)')).toBeNull();
    await submit(form);
    expect(form.calls.at(-1)?.payload).toMatchObject({ often: ['year'] });
  });

  it('says so where there is nothing to choose', async () => {
    const form = await openForm(definitionWith('radio', ['year', 'half']));
    await pick(form);
    expect(
      screen.getByText('There is nothing to choose here with your answers so far.'),
    ).toBeTruthy();
    await form.user.click(radio('Home')!);
    expect(radio('Yearly')).not.toBeNull();
  });
});
