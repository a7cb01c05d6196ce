import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AddLanguage } from '../../src/workbench/shell/AddLanguage';

describe('AddLanguage', () => {
  it.each([
    ['Marathi', 'mr'],
    ['मराठी', 'mr'],
    ['tamil', 'ta'],
    ['ta', 'ta'],
    ['pt-BR', 'pt-BR'],
  ])('takes %s', async (typed, tag) => {
    const { onAdd, user } = await open();
    await user.type(screen.getByLabelText('Language'), `${typed}{Enter}`);
    expect(onAdd).toHaveBeenCalledWith(tag);
  });

  it.each([
    ['Hindi', 'This language is there already.'],
    ['Klingon', '"Klingon" is not the tag of a language.'],
    ['English', '"English" is not the tag of a language.'],
  ])('says why it does not take %s', async (typed, problem) => {
    const { onAdd, user } = await open();
    await user.type(screen.getByLabelText('Language'), `${typed}{Enter}`);
    expect(screen.getByLabelText('Language').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(problem, { exact: false })).toBeTruthy();
    expect(onAdd).not.toHaveBeenCalled();
  });
});

async function open() {
  const onAdd = vi.fn<(tag: string) => void>();
  const user = userEvent.setup();
  render(<AddLanguage known={['hi']} onAdd={onAdd} />);
  await user.click(screen.getByRole('button', { name: 'Add a language' }));
  return { onAdd, user };
}
