import { addMonths } from '../clock';
import { daysOfYear } from '../records/financialYear';
import { monthsOf } from '../records/frequency';
import { paiseOf } from '../records/paise';
import type { PolicyData } from '../records/policyData';

/**
 * The premiums that a policy of the demo book has received, from the day of issue until the premium due, or until today
 * if none is due. `noPremiumIn` names financial years without a payment.
 */
export function pastPremiums(policy: PolicyData, today: string) {
  const gaps = (policy.noPremiumIn ?? []).map((title) => daysOfYear(title)!);
  const paise = paiseOf(policy.premiumToBePaidWithGst);
  const taxPaise = paise - paiseOf(policy.premiumWithoutTax);
  return daysOf(policy, today)
    .filter((day) => !gaps.some(({ from, to }) => from <= day && day <= to))
    .map((receivedOn) => ({ receivedOn, paise, taxPaise }));
}

function daysOf(policy: PolicyData, today: string): string[] {
  const { contractIssueDate: issued, premiumDueDate, premiumPayingTerm, frequency } = policy;
  const months = monthsOf(frequency) ?? 12;
  const days = [issued];
  if (premiumDueDate) {
    // A due date need not match the day of issue: the first period may be longer, but not much shorter.
    const second = addMonths(issued, Math.ceil(months / 2));
    for (let k = 1, day = back(k); day > second; day = back(++k)) if (day < today) days.push(day);
    return days;
  }
  const end = addMonths(issued, premiumPayingTerm * 12);
  for (let k = 1, day = on(k); day < end && day < today; day = on(++k)) days.push(day);
  return days;

  function back(k: number): string {
    return addMonths(premiumDueDate, -k * months);
  }
  function on(k: number): string {
    return addMonths(issued, k * months);
  }
}
