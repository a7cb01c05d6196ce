import { eq } from 'drizzle-orm';
import type { Services } from './services';
import { messages } from './store/schema';

/**
 * Sends a text message, once of this kind for the policy and day. False if it cannot be sent; then it may be tried
 * again.
 */
export async function sendOnce(
  { db, now, sendSms }: Services,
  message: Pick<typeof messages.$inferInsert, 'policyNumber' | 'kind' | 'day' | 'to' | 'text'>,
): Promise<boolean> {
  const [first] = await db
    .insert(messages)
    .values({ ...message, at: now() })
    .onConflictDoNothing()
    .returning();
  if (!first || (await sendSms({ to: message.to, text: message.text }))) return true;
  await db.delete(messages).where(eq(messages.id, first.id));
  return false;
}
