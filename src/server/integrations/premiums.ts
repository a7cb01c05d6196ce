import { asc, eq } from 'drizzle-orm';
import { addMonths } from '../clock';
import { monthsOf } from '../records/frequency';
import { paiseOf, rupeesOf } from '../records/paise';
import type { PolicyData } from '../records/policyData';
import type { Db } from '../store/open';
import { policies, premiums } from '../store/schema';

export interface Premium {
  /** YYYY-MM-DD. */
  receivedOn: string;
  paise: number;
  taxPaise: number;
  txnId: string | null;
}

interface ReceivedPremium {
  policyNumber: string;
  txnId: string;
  paise: number;
  /** YYYY-MM-DD. */
  today: string;
}

export function listPremiums(db: Db, policyNumber: string): Promise<Premium[]> {
  return db
    .select()
    .from(premiums)
    .where(eq(premiums.policyNumber, policyNumber))
    .orderBy(asc(premiums.receivedOn), asc(premiums.id));
}

/**
 * Records a received premium. When the premium due is complete, the due date advances and the suspense amount is used
 * up; a surplus becomes the excess amount.
 */
export async function recordPremium(tx: Db, receipt: ReceivedPremium): Promise<void> {
  const { policyNumber, txnId, paise, today } = receipt;
  const isThis = eq(policies.policyNumber, policyNumber);
  const [policy] = await tx.select().from(policies).where(isThis).for('update');
  if (!policy) throw new Error('A payment names a policy that does not exist in the policy book.');
  const { data } = policy;
  const { premiumToBePaidWithGst: gross, premiumWithoutTax: net } = data;
  const taxPaise = Math.round((paise * (gross - net)) / gross);
  await tx.insert(premiums).values({ policyNumber, receivedOn: today, paise, taxPaise, txnId });
  await tx
    .update(policies)
    .set({ data: withPremium(data, paise, today) })
    .where(isThis);
}

/** A policy after a premium, received on a day YYYY-MM-DD. */
export const withPremium = (data: PolicyData, paise: number, day: string): PolicyData => ({
  ...data,
  ...changesOf(data, paise, day),
});

function changesOf(data: PolicyData, paise: number, today: string) {
  const due = paiseOf(data.premiumLeftToPay);
  const surplus = paise - due;
  // Paid twice: the second payment is the customer's excess.
  if (due <= 0) return { exceesAmount: rupeesOf(paiseOf(data.exceesAmount) + paise) };
  if (surplus < 0) return { premiumLeftToPay: rupeesOf(-surplus) };
  const premiumDueDate = nextDueDate(data);
  const isDueAgain = premiumDueDate !== '' && premiumDueDate <= today;
  return {
    premiumDueDate,
    premiumLeftToPay: isDueAgain ? data.premiumToBePaidWithGst : 0,
    suspenseAmout: 0,
    exceesAmount: rupeesOf(surplus),
  };
}

function nextDueDate(data: PolicyData): string {
  const months = monthsOf(data.frequency);
  if (!data.premiumDueDate || !months) return '';
  const next = addMonths(data.premiumDueDate, months);
  const end = addMonths(data.contractIssueDate, data.premiumPayingTerm * 12);
  const isLast = data.premiumDueDate < end && next >= end;
  return isLast ? '' : next;
}
