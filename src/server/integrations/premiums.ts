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
  const { premiumToBePaidWithGst: whole, premiumWithoutTax: net } = data;
  const taxPaise = Math.round((paise * (whole - net)) / whole);
  await tx.insert(premiums).values({ policyNumber, receivedOn: today, paise, taxPaise, txnId });
  await tx
    .update(policies)
    .set({ data: { ...data, ...after(data, paise, today) } })
    .where(isThis);
}

function after(data: PolicyData, paise: number, today: string) {
  const left = paiseOf(data.premiumLeftToPay);
  const over = paise - left;
  // Paid twice: the second payment is the customer's excess.
  if (left <= 0) return { exceesAmount: rupeesOf(paiseOf(data.exceesAmount) + paise) };
  if (over < 0) return { premiumLeftToPay: rupeesOf(-over) };
  const premiumDueDate = dueAfter(data);
  const isDueAgain = premiumDueDate !== '' && premiumDueDate <= today;
  return {
    premiumDueDate,
    premiumLeftToPay: isDueAgain ? data.premiumToBePaidWithGst : 0,
    suspenseAmout: 0,
    exceesAmount: rupeesOf(over),
  };
}

function dueAfter(data: PolicyData): string {
  const months = monthsOf(data.frequency);
  if (!data.premiumDueDate || !months) return '';
  const next = addMonths(data.premiumDueDate, months);
  const end = addMonths(data.contractIssueDate, data.premiumPayingTerm * 12);
  const isLast = data.premiumDueDate < end && next >= end;
  return isLast ? '' : next;
}
