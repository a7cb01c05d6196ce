import type { Output } from '#api';
import { call } from '../calls/call';
import { useLoaded } from '../calls/useLoaded';
import { dobOf } from '../session/dobOf';

type Funds = Output<'GET fund-details/'>;

/** A fund of a policy (FSW-02, FVAL-03). Amounts in rupees. */
export type Fund = Funds['fundDetails'][number];

export const useFunds = (policyNo: string) => useLoaded(() => fetchFunds(policyNo), policyNo);

async function fetchFunds(policyNo: string): Promise<Funds | undefined> {
  const result = await call(
    'GET fund-details/',
    { dob: dobOf(policyNo), policyNo },
    { isQuiet: true, isContent: true },
  );
  return result.status === 'ok' && result.data.fundDetails ? result.data : undefined;
}

/** The statuses in which a unit-linked policy has a fund value. */
const valued = [
  'PREMIUM PAYING',
  'DISCONTINUANCE PENDING',
  'DISCONTINUED',
  'LAPSED',
  'REDUCED PAID-UP',
  'PAID-UP',
  'WAIVER',
];

export const hasFundValue = (policy: { isUlipPolicy: boolean; policyStatus: string }): boolean =>
  policy.isUlipPolicy && valued.includes(policy.policyStatus.toUpperCase());

export const totalOf = (funds: { fundValue: number | null }[]): number =>
  funds.reduce((sum, { fundValue }) => sum + Number(fundValue ?? 0), 0);

/** The share of each fund in the total value, in percent. */
export function sharesOf(funds: Fund[]): { fund: Fund; percent: number }[] {
  const total = totalOf(funds);
  return funds.map((fund) => ({
    fund,
    percent: total > 0 ? (Number(fund.fundValue) / total) * 100 : 0,
  }));
}
