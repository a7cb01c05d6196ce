import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { overview, signInAs, summary } from './session';

const user = userEvent.setup();

const fund = (fundName: string, fundValue: number) => ({
  fundCode: fundName.slice(0, 4),
  fundName,
  fundUnitQuantity: 1520.4321,
  fundUnitPrice: 42.1875,
  fundValue,
});

function server(policies: object[], answers: Parameters<typeof fakeServer>[0] = {}) {
  signInAs();
  return fakeServer({
    'GET policies/': overview(policies),
    'GET fund-details/': {
      status: 'success',
      fundDetails: [fund('Equity Large Cap', 75000.129), fund('Bond Fund', 25000)],
      navDate: '2026-11-20',
    },
    ...answers,
  });
}

const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent));

beforeEach(startAfresh);

it('[FVAL-02] [FVAL-03] [FVAL-04] shows the totals, and for each policy its funds with units, NAV and value', async () => {
  const { callsTo } = server([
    summary({ fundValue: 100000.129 }),
    summary({ policyNo: '50010002', planName: 'Managed Growth', fundValue: 0.5 }),
  ]);
  await openPortal('/dashboard/fund-value');
  const totals = await screen.findByRole('region', { name: 'Total fund value' });
  expect([...totals.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '₹\u00A01,00,000.1290',
    '₹\u00A00.5000',
    '₹\u00A01,00,000.6290',
  ]);
  const policy = screen.getByRole('article', { name: 'Wealth Builder' });
  expect(cellsOf(await within(policy).findByRole('table'))).toEqual([
    ['Fund', 'Units', 'NAV', 'Value'],
    ['Equity Large Cap', '1,520.43', '₹\u00A042.1875', '₹\u00A075,000.13'],
    ['Bond Fund', '1,520.43', '₹\u00A042.1875', '₹\u00A025,000.00'],
  ]);
  within(policy).getByText(/Total ₹ 1,00,000\.1290\. NAV of 20\/11\/2026\./);
  expect(callsTo('GET fund-details/').map(({ query }) => query)).toEqual([
    { dob: '1985-04-12', policyNo: '50010001' },
    { dob: '1985-04-12', policyNo: '50010002' },
  ]);
});

it('shows the split by fund as text and bars', async () => {
  server([summary()]);
  await openPortal('/dashboard/fund-value');
  const figure = await screen.findByRole('figure');
  expect([...figure.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Equity Large Cap75.0 %',
    'Bond Fund25.0 %',
  ]);
  const bar = figure.querySelector('figcaption + div')!;
  const shares = [...bar.children].map((part) =>
    Math.round(parseFloat((part as HTMLElement).style.flexGrow)),
  );
  expect(shares).toEqual([75, 25]);
});

it('[FVAL-01] shows a message to customers without a unit-linked policy of a suitable status', async () => {
  const fitting = [
    'PREMIUM PAYING',
    'DISCONTINUANCE PENDING',
    'DISCONTINUED',
    'LAPSED',
    'REDUCED PAID-UP',
    'PAID-UP',
    'WAIVER',
  ];
  server(
    [...fitting, 'MATURED'].map((policyStatus, index) =>
      summary({ policyNo: `5009000${index}`, planName: policyStatus, policyStatus }),
    ),
  );
  await openPortal('/dashboard/fund-value');
  for (const status of fitting) await screen.findByRole('article', { name: status });
  expect(screen.queryByRole('article', { name: 'MATURED' })).toBeNull();
  startAfresh();
  server([
    summary({ isUlipPolicy: false }),
    summary({ policyNo: '50010002', policyStatus: 'MATURED' }),
  ]);
  await openPortal('/dashboard/fund-value');
  await screen.findByText('No ULIP policies found');
});

it('shows when the funds of a policy cannot be loaded, and can retry', async () => {
  const { handlers } = server([summary()], { 'GET fund-details/': { status: 'failed' } });
  await openPortal('/dashboard/fund-value');
  await screen.findByText('The funds of this policy could not be loaded.');
  handlers['GET fund-details/'] = { status: 'success', fundDetails: [] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('There are no units in the funds of this policy.');
});
