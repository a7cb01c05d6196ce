import { screen, within } from '@testing-library/react';
import type { RenderedForm } from './renderForm';

/** Sets the width of the window in pixels. */
export const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport(
    {
      width,
      height: 900,
    },
  );

/** Selects a policy in the policy search. */
export async function search({ user }: RenderedForm, title = '50010001 - Wealth Builder') {
  await user.click(screen.getByRole('combobox', { name: 'Policy Number' }));
  await user.click(screen.getByRole('option', { name: title }));
  await screen.findByText(/^Step 1 of/);
}

export const next = ({ user }: RenderedForm) =>
  user.click(screen.getByRole('button', { name: 'Next' }));

export const choose = ({ user }: RenderedForm, group: RegExp | string, name: string) =>
  user.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));

const headingOfPage = () => document.querySelector<HTMLElement>('h2[tabindex]')!;

export const heading = () => headingOfPage().textContent;

export const hasHeadingFocus = () => document.activeElement === headingOfPage();

/** Answers all pages of the form of two parties, up to the review. */
export async function fill(form: RenderedForm, two: boolean) {
  const { user } = form;
  await search(form);
  await user.selectOptions(screen.getByLabelText('Feet'), '5');
  await user.selectOptions(screen.getByLabelText('Inches'), '2');
  await next(form);
  if (two) await choose(form, /Proposer/, 'Yes');
  await choose(form, two ? /Insured/ : /Are you well/, 'No');
  await next(form);
  await choose(form, /Do you smoke/, 'No');
  await next(form);
  await user.type(screen.getByLabelText('Place'), 'Pune');
  await user.click(screen.getByRole('checkbox', { name: 'I accept' }));
  await next(form);
}
