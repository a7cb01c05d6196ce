import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { later } from './clock';
import type { Services } from './services';
import { messages } from './store/schema';

/** A process that takes longer than a call may take has died. */
const graceSeconds = 30;

type Message = Pick<typeof messages.$inferInsert, 'policyNumber' | 'kind' | 'day' | 'to' | 'text'>;

/**
 * Sends a message to a customer, once of this kind for the policy and day; again only if the process that was sending it
 * has died. False if it is not known to be sent: then it may be tried again.
 */
export async function sendOnce(
  { db, now, settings }: Services,
  message: Message,
  send: (message: { to: string; text: string }) => Promise<boolean>,
): Promise<boolean> {
  const begunBefore = later(now(), { seconds: -settings.outsideSeconds - graceSeconds });
  const [begun] = await db
    .insert(messages)
    .values({ ...message, at: now() })
    .onConflictDoUpdate({
      target: [messages.policyNumber, messages.kind, messages.day],
      set: { ...message, at: now() },
      setWhere: and(isNull(messages.sentAt), lt(messages.at, begunBefore)),
    })
    .returning();
  if (!begun) return isSent(db, message);
  const { id, at } = begun;
  const isTaken = await send({ to: message.to, text: message.text });
  if (isTaken) await db.update(messages).set({ sentAt: now() }).where(eq(messages.id, id));
  // Not if it was begun again meanwhile, because this process was too slow.
  else await db.delete(messages).where(and(eq(messages.id, id), eq(messages.at, at)));
  return isTaken;
}

async function isSent(db: Services['db'], { policyNumber, kind, day }: Message): Promise<boolean> {
  const isIt = and(
    eq(messages.policyNumber, policyNumber),
    eq(messages.kind, kind),
    eq(messages.day, day),
    isNotNull(messages.sentAt),
  );
  return (await db.$count(messages, isIt)) > 0;
}
