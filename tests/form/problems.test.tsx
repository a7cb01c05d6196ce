import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { described, openForm, pick, refused, submit } from './renderForm';
import { box, closedCheck, definition, fill } from './twoNames';

describe('problems', () => {
  it('are listed at the top with links to the fields, have the focus, and are mentioned in the title', async () => {
    const form = await openForm(definition, closedCheck);
    await submit(form);
    const summary = screen.getByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(document.title).toBe('Error: Portal');
    expect(within(summary).getByRole('heading').textContent).toBe('There is a problem');
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Please select policy number',
      'Please enter First name',
      'Please enter Last name',
    ]);
    await form.user.click(links[2]!);
    await waitFor(() => expect(document.activeElement).toBe(box('Last name')));
    expect(box('Last name').getAttribute('aria-invalid')).toBe('true');
    expect(described(box('Last name'))).toContain('Please enter Last name');
  });

  it('disappear as they are corrected, and from the title with the last one', async () => {
    const form = await openForm(definition, closedCheck);
    await pick(form);
    await submit(form);
    await form.user.type(box('First name'), 'Asha');
    await form.user.tab();
    expect(described(box('First name'))).toBe('');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    await form.user.type(box('Last name'), 'Sample');
    await form.user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Portal');
  });

  it('do not appear for a field that was valid on submit', async () => {
    const form = await openForm(definition, closedCheck);
    await pick(form);
    await form.user.type(box('First name'), 'Asha');
    await submit(form);
    await form.user.clear(box('First name'));
    await form.user.tab();
    expect(described(box('First name'))).toBe('');
  });

  it('of the server are shown at their fields until the field changes', async () => {
    const problem = { at: '/first', rule: 'other', message: 'Not this name' };
    const form = await openForm(definition, {
      ...closedCheck,
      'POST trial/': () => refused('Not this name', { problems: [problem] }),
    });
    await fill(form);
    await submit(form);
    expect(await screen.findByRole('link', { name: 'Not this name' })).toBeTruthy();
    await form.user.type(box('Last name'), 's');
    await form.user.tab();
    expect(described(box('First name'))).toContain('Not this name');
    await form.user.type(box('First name'), 'a');
    await form.user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
