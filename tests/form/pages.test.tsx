import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { described, openForm } from './renderForm';
import { serverFor, twoParties } from './twoParties';
import { choose, fill, hasHeadingFocus, heading, next, search, setWidth } from './walk';

const open = (two: boolean) => openForm(twoParties, serverFor(two).answers);

beforeEach(() => setWidth(1280));

describe('policy search', () => {
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Policy Number' });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('[REV-02] [REV-03] finds a policy by the beginning of its title', async () => {
    const form = await open(false);
    expect(box().placeholder).toBe('Select Policy');
    await form.user.type(box(), '50010002');
    expect(options()).toEqual(['50010002 - Term Shield']);
    await form.user.clear(box());
    await form.user.type(box(), 'Shield');
    expect(options()).toEqual([]);
    expect(screen.getByRole('listbox').textContent).toBe('No results found');
    expect(
      screen.getAllByRole('status').some((one) => one.textContent === 'No results found'),
    ).toBe(true);
    await form.user.clear(box());
    await form.user.type(box(), '5001{ArrowDown}{Enter}');
    await screen.findByText(/^Step 1 of/);
    expect(box().value).toBe('50010002 - Term Shield');
  });

  it('stays within its options when an arrow key passes the last one', async () => {
    const form = await open(false);
    await form.user.type(box(), '50010002{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByText(/^Step 1 of/);
    expect(box().value).toBe('50010002 - Term Shield');
  });

  it('returns to the selected policy when the search is left', async () => {
    const form = await open(false);
    await search(form);
    await form.user.clear(box());
    await form.user.keyboard('{Escape}');
    expect(box().value).toBe('50010001 - Wealth Builder');
  });
});

it('[DGH-08] shows "Loading..." until the form can be shown', async () => {
  const server = serverFor(false);
  let arrive = () => {};
  const waits = new Promise<void>((resolve) => (arrive = resolve));
  const form = await openForm(twoParties, {
    ...server.answers,
    'GET parties/': async () => {
      await waits;
      return server.answers['GET parties/']();
    },
  });
  await form.user.click(screen.getByRole('combobox', { name: 'Policy Number' }));
  await form.user.click(screen.getByRole('option', { name: /50010001/ }));
  expect(await screen.findByText('Loading...')).toBeTruthy();
  expect(screen.queryByLabelText('Feet')).toBeNull();
  arrive();
  expect(await screen.findByLabelText('Feet')).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBeNull();
});

describe('page navigation', () => {
  it('goes section by section, shows the progress, and moves the focus to the heading', async () => {
    const form = await open(false);
    await search(form);
    expect(screen.getByText('Step 1 of 5')).toBeTruthy();
    expect(document.title).toContain('Step 1 of 5: Height');
    await form.user.selectOptions(screen.getByLabelText('Feet'), '5');
    await form.user.selectOptions(screen.getByLabelText('Inches'), '2');
    await next(form);
    expect(heading()).toBe('Health');
    expect(hasHeadingFocus()).toBe(true);
    expect(document.title).toContain('Step 2 of 5: Health');
    await form.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Feet').value).toBe('5');
  });

  it('[REV-51] stays on a page with problems, shows them, and mentions them below the questions', async () => {
    const form = await open(false);
    await search(form);
    await next(form);
    expect(heading()).toBe('Height');
    expect(screen.getByRole('alert').textContent).toContain('This field is mandatory');
    expect(described(screen.getByLabelText('Feet'))).toContain('This field is mandatory');
    await form.user.selectOptions(screen.getByLabelText('Feet'), '5');
    await form.user.selectOptions(screen.getByLabelText('Inches'), '2');
    await next(form);
    expect(screen.queryByText('Above Questions are Mandatory')).toBeNull();
    await next(form);
    expect(screen.getByText('Above Questions are Mandatory')).toBeTruthy();
    await choose(form, /Are you well/, 'Yes');
    expect(screen.queryByText('Above Questions are Mandatory')).toBeNull();
  });

  it('lists all pages with their completion, as links', async () => {
    const form = await open(false);
    await search(form);
    await form.user.selectOptions(screen.getByLabelText('Feet'), '5');
    await form.user.selectOptions(screen.getByLabelText('Inches'), '2');
    await form.user.click(screen.getByText('All steps'));
    const steps = within(document.querySelector('form')!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'Height you are here',
      'Health to come',
      'Habits to come',
      'Declaration to come',
      'Check your answers ',
    ]);
    await form.user.click(screen.getByRole('button', { name: 'Habits' }));
    expect(heading()).toBe('Habits');
  });

  it('shows every answer on the review page, with links to the questions', async () => {
    const form = await open(true);
    await fill(form, true);
    expect(heading()).toBe('Check your answers');
    const health = screen.getByRole('region', { name: 'Health' });
    expect(health.textContent).toContain('Are you well?Proposer: YesInsured: No');
    expect(screen.getByRole('region', { name: 'Height' }).textContent).toContain('157.48');
    await form.user.click(within(health).getByRole('button', { name: 'Change: Health' }));
    expect(heading()).toBe('Health');
    expect(document.activeElement!.textContent).toBe('Health');
    await form.user.click(screen.getByText('All steps'));
    await form.user.click(screen.getByRole('button', { name: 'Declaration' }));
    await form.user.clear(screen.getByLabelText('Place'));
    await form.user.click(screen.getByText('All steps'));
    await form.user.click(screen.getByRole('button', { name: 'Check your answers' }));
    await form.user.click(screen.getByRole('button', { name: 'Change: Place' }));
    expect(heading()).toBe('Declaration');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Place')));
  });

  it('links a problem to its field on another page', async () => {
    const form = await open(false);
    await search(form);
    await form.user.click(screen.getByText('All steps'));
    await form.user.click(screen.getByRole('button', { name: 'Check your answers' }));
    await form.user.click(screen.getByRole('button', { name: 'Send OTP' }));
    const summary = await screen.findByRole('alert');
    await form.user.click(within(summary).getAllByRole('link').at(-1)!);
    expect(heading()).toBe('Declaration');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I accept' })),
    );
  });
});

it('names the question in the summary when several problems have the same message', async () => {
  const form = await open(true);
  await search(form);
  const summary = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await next(form);
  expect(summary()).toEqual(['Feet: This field is mandatory', 'Inches: This field is mandatory']);
  await form.user.selectOptions(screen.getByLabelText('Feet'), '5');
  expect(summary()).toEqual(['This field is mandatory']);
  await form.user.selectOptions(screen.getByLabelText('Inches'), '2');
  await next(form);
  await next(form);
  expect(summary()).toEqual([
    'Are you well? (Proposer): This field is mandatory',
    'Are you well? (Insured): This field is mandatory',
  ]);
});

it('[REV-25] updates computed values when answers change', async () => {
  const form = await open(false);
  await search(form);
  const box = () => document.getElementById('at/centimetres')!.textContent;
  await form.user.selectOptions(screen.getByLabelText('Feet'), '5');
  await form.user.selectOptions(screen.getByLabelText('Inches'), '2');
  expect(box()).toContain('157.48');
  await form.user.selectOptions(screen.getByLabelText('Inches'), '1');
  expect(box()).toContain('154.94');
});

it('[REV-14] [REV-16] clears hidden answers when configured', async () => {
  const form = await open(false);
  await search(form);
  await form.user.click(screen.getByText('All steps'));
  await form.user.click(screen.getByRole('button', { name: 'Habits' }));
  await choose(form, /Do you smoke/, 'Yes');
  await form.user.type(screen.getByLabelText('How much?'), 'ten');
  await choose(form, /Do you smoke/, 'No');
  expect(screen.queryByLabelText('How much?')).toBeNull();
  await choose(form, /Do you smoke/, 'Yes');
  expect(screen.getByLabelText<HTMLInputElement>('How much?').value).toBe('');
});

describe('[REV-26] two parties', () => {
  async function toHealth(two: boolean) {
    const form = await open(two);
    await search(form);
    await form.user.click(screen.getByText('All steps'));
    await form.user.click(screen.getByRole('button', { name: 'Health' }));
    return form;
  }
  const headers = (role: 'columnheader' | 'rowheader') =>
    screen.queryAllByRole(role).map(({ textContent }) => textContent);

  it('are columns of a table on a wide screen', async () => {
    await toHealth(true);
    expect(headers('columnheader')).toEqual(['Question', 'Proposer', 'Insured']);
    expect(headers('rowheader')).toEqual(['Are you well?']);
    expect(screen.getAllByRole('radiogroup', { name: /Are you well\?/ })).toHaveLength(2);
  });

  it('are asked one after the other on a phone, with the party’s name in every question', async () => {
    setWidth(390);
    await toHealth(true);
    expect(screen.queryByRole('table')).toBeNull();
    const groups = screen.getAllByRole('radiogroup').map((group) => {
      const label = document.getElementById(group.getAttribute('aria-labelledby')!);
      return label!.textContent;
    });
    expect(groups).toEqual(['Are you well? (Proposer)', 'Are you well? (Insured)']);
  });

  it('are one column when only one party is needed', async () => {
    await toHealth(false);
    expect(headers('columnheader')).toEqual(['Question', 'Insured']);
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  });
});

it('lists the problems of a page, and starts its title with "Error:", on that page only', async () => {
  const form = await open(false);
  const goTo = async (page: string) => {
    await form.user.click(screen.getByText('All steps'));
    await form.user.click(screen.getByRole('button', { name: page }));
  };
  await search(form);
  await next(form);
  expect(document.title).toBe('Error: Step 1 of 5: Height – Portal');
  expect(screen.getByRole('alert')).toBeTruthy();
  await goTo('Health');
  expect(document.title).toBe('Step 2 of 5: Health – Portal');
  expect(screen.queryByRole('alert')).toBeNull();
  await goTo('Height');
  await next(form);
  expect(document.title).toBe('Error: Step 1 of 5: Height – Portal');
  await form.user.selectOptions(screen.getByLabelText('Feet'), '5');
  await form.user.selectOptions(screen.getByLabelText('Inches'), '2');
  expect(document.title).toBe('Step 1 of 5: Height – Portal');
  form.unmount();
  expect(document.title).toBe('Portal');
});
