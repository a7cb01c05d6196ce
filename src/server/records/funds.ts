import type { Policy } from '../integrations/policyBook';
import type { HeldFund } from './policyData';

/** Totals have four decimals (FVAL-04); this removes floating-point errors. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const heldIn = ({ data }: Policy): HeldFund[] => data.funds ?? [];

/** The funds of a policy with the names of FSW-02; empty if it is not unit-linked. */
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

/** How future premiums are allocated (FSW-06). */
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

/** In rupees; null for a policy that is not unit-linked. */
export function fundValueOf(policy: Policy): number | null {
  if (policy.data.planType !== 'ULIP') return null;
  return rounded(fundDetailsOf(policy).reduce((sum, { fundValue }) => sum + fundValue, 0));
}
