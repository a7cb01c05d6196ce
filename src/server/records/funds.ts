import type { Policy } from '../integrations/policyBook';

interface HeldFund {
  fundCode: string;
  fundName: string;
  units: number;
  nav: number;
  /** Percent of future premiums. */
  allocation: number;
}

/** To four decimals, as totals are shown (doc 2 §9): floating point leaves crumbs behind them. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const heldIn = ({ data }: Policy): HeldFund[] => data.funds ?? [];

/** The funds of a policy under the names of the insurer's systems (doc 2 §3); empty where it is not unit-linked. */
export function fundDetailsOf(policy: Policy) {
  return heldIn(policy).map(({ fundCode, fundName, units, nav, allocation }) => ({
    fundCode,
    fundName,
    fundUnitQuantity: units,
    fundUnitPrice: nav,
    fundValue: rounded(units * nav),
    allocation,
  }));
}

/** Where future premiums go (doc 2 §3). */
export function allocationsOf(policy: Policy) {
  const { policyNumber } = policy;
  return heldIn(policy).map(({ fundCode, fundName, allocation }) => ({
    fundId: fundCode,
    allocationPercentage: allocation,
    policyNumber,
    fundCode,
    fundName,
  }));
}

/** In rupees; nothing for a policy that is not unit-linked. */
export function fundValueOf(policy: Policy): number | null {
  if (policy.data.planType !== 'ULIP') return null;
  return rounded(fundDetailsOf(policy).reduce((sum, { fundValue }) => sum + fundValue, 0));
}
