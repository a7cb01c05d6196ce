import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { later } from '../clock';
import type { OtpMessage } from '../integrations/deliverOtp';
import type { Services } from '../services';
import { withAdvisoryLocks } from '../store/advisoryLocks';
import { otps } from '../store/schema';
import { digestOf, newCode } from './code';
import { type OtpKind, otpRules } from './otpKind';
import { hasSamePurpose, recentSends, type SendRefusal, checkSendLimit } from './sendLimit';

export interface OtpRequest {
  kind: OtpKind;
  purpose: string;
  clientId: string;
  /** The values that the code proves. */
  bound: { [name: string]: string };
  to: Pick<OtpMessage, 'to' | 'channel'>[];
}

export type SendResult = { id: string } | SendRefusal | { failure: 'undeliverable' };

/** Sends one code to all given contacts. It replaces earlier codes for the same purpose. */
export async function sendOtp(services: Services, order: OtpRequest): Promise<SendResult> {
  const { db, deliverOtp } = services;
  if (order.to.length === 0) return { failure: 'undeliverable' };
  const code = newCode(otpRules(services.settings, order.kind).digits);
  const written = await write(services, order, code);
  if ('failure' in written) return written;

  const { id, replaced } = written;
  const deliveries = await Promise.all(
    order.to.map((contact) => deliverOtp({ ...contact, purpose: order.purpose, code })),
  );
  if (!deliveries.some(Boolean)) {
    // An undelivered code does not count, and the earlier one stays valid.
    await db.delete(otps).where(eq(otps.id, id));
    return { failure: 'undeliverable' };
  }
  // Locked too: two transactions that update the same rows in different orders would deadlock.
  if (replaced.length > 0)
    await withAdvisoryLocks(db, [order.clientId], (tx) =>
      tx.update(otps).set({ expiresAt: services.now() }).where(inArray(otps.id, replaced)),
    );
  return { id };
}

/**
 * Counts and inserts under the locks of the customer and the contacts, so that parallel sends cannot exceed the limit.
 * `replaced` are the codes that existed before: of two parallel sends, only the later replaces the earlier.
 */
async function write(
  services: Services,
  { kind, purpose, clientId, bound, to }: OtpRequest,
  code: string,
): Promise<{ id: string; replaced: string[] } | SendRefusal> {
  const { settings, secrets } = services;
  const destinations = to.map((contact) => contact.to.toLowerCase());
  return withAdvisoryLocks(services.db, [clientId, ...destinations], async (tx) => {
    const now = services.now();
    const sends = await recentSends(tx, now, clientId, destinations);
    const refusal = checkSendLimit(settings, now, sends, {
      kind,
      purpose,
      clientId,
      bound,
      destinations,
    });
    if (refusal) return refusal;

    const id = randomUUID();
    await tx.insert(otps).values({
      id,
      kind,
      purpose,
      clientId,
      bound,
      destinations,
      digest: digestOf(secrets.otp, id, code),
      sentAt: now,
      expiresAt: later(now, { minutes: settings.otpMinutes }),
    });
    const replaced = sends.filter(
      (send) =>
        send.clientId === clientId &&
        send.kind === kind &&
        hasSamePurpose(send, { purpose, bound }),
    );
    return { id, replaced: replaced.map((send) => send.id) };
  });
}
