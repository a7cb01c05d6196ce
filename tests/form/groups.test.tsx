import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { definitionOf } from '../files';
import { filesWithPayout } from '../payout';
import { openForm, pick } from './renderForm';
import { insurer } from './server';

it('asks the fields of a group under its title, and sends them as the group', async () => {
  const form = await openForm(definitionOf('home_address', filesWithPayout), insurer);
  await pick(form);
  const home = within(screen.getByRole('group', { name: 'Home address' }));
  const work = within(screen.getByRole('group', { name: 'Work address (optional)' }));
  expect(home.getByText('Where you sleep.')).toBeTruthy();
  const submit = () => form.user.click(screen.getByRole('button', { name: 'Submit request' }));
  await submit();
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Please answer Address line 1',
    'Please answer Country',
  ]);
  await form.user.type(home.getByLabelText('Address line 1'), 'Lake Road 1');
  expect(home.queryByLabelText('PIN code')).toBeNull();
  await form.user.click(home.getByLabelText('India'));
  await form.user.type(await home.findByLabelText('PIN code'), '400001');
  expect(work.queryByLabelText('PIN code')).toBeNull();
  await submit();
  await waitFor(() =>
    expect(form.calls.find(({ name }) => name === 'POST home-address/')?.payload).toMatchObject({
      home: { line1: 'Lake Road 1', country: 'IN', pin: '400001' },
    }),
  );
});
