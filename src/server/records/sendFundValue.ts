import { formatDate, formatMoney } from '#engine';
import { eq } from 'drizzle-orm';
import type { FoundPolicy } from './findPolicy';
import type { Services } from '../services';
import { messages } from '../store/schema';
import { t } from '../i18n';

/** Sends the fund value once a day; false if it cannot be sent. */
export async function sendFundValueSms(
  { db, now, today, settings, sendSms }: Services,
  { customer, policy: { policyNumber } }: FoundPolicy,
  value: number,
): Promise<boolean> {
  const day = today();
  const to = customer.phoneNumber;
  const text = t('sms.fundValue', {
    policy: policyNumber,
    amount: formatMoney(value, 2),
    day: formatDate(day),
    brand: settings.brandName,
  });
  const [first] = await db
    .insert(messages)
    .values({ policyNumber, kind: 'fund value', day, to, text, at: now() })
    .onConflictDoNothing()
    .returning();
  if (!first || (await sendSms({ to, text }))) return true;
  await db.delete(messages).where(eq(messages.id, first.id));
  return false;
}
