import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { definitionModule } from './definitionModule';
import { emptyCatalogue, fakeServer, reply } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { signInAs } from './session';

const user = userEvent.setup();
const ulip = definitionModule('fund_switch');

const server = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET catalogue/': { ...emptyCatalogue, screens: { 'fund-switch': 'fund_switch' } },
    'GET definitions/fund_switch/': { status: 'success', module: ulip },
    'GET get-sr-sub-types/': {
      status: 'success',
      value: [{ sr_name: ' fund switch', sub_type_code: 'ST0200' }],
    },
    ...answers,
  });

beforeEach(() => {
  startAfresh();
  signInAs();
});

it('renders a screen from the definition that the catalogue names', async () => {
  server();
  await openPortal('/dashboard/fund-switch');
  await screen.findByText(/Move money that is already in your policy/);
  expect(screen.getByRole('heading', { level: 1, name: 'Fund Switch' })).toBeTruthy();
});

it('[FSW-01] shows a message and a link to a customer without a suitable policy', async () => {
  signInAs({ policies: [] });
  server();
  await openPortal('/dashboard/fund-switch');
  await screen.findByText('No ULIP policies found');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'See my policies' }).getAttribute('href')).toBe(
    '/dashboard/policy',
  );
});

it('shows when the catalogue has no definition for it, and can retry after a lost connection', async () => {
  const { handlers } = server({ 'GET catalogue/': reply({ message: 'down' }, 503) });
  await openPortal('/dashboard/premium-receipt');
  const again = await screen.findByRole('button', { name: 'Try again' });
  handlers['GET catalogue/'] = emptyCatalogue;
  await user.click(again);
  await screen.findByText(
    'You cannot make this request here at the moment. We can help you on the phone.',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Premium Receipt' })).toBeTruthy();
});
