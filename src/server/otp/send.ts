import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, isNull, ne } from 'drizzle-orm';
import { later } from '../clock';
import type { OtpMessage } from '../outside/deliver-otp';
import type { Services } from '../services';
import { otps } from '../store/schema';
import { digestOf, newCode } from './code';
import { type OtpKind, rulesOf } from './kind';

export interface OtpOrder {
  kind: OtpKind;
  purpose: string;
  clientId: string;
  /** What the code proves, and nothing else. */
  bound: { [name: string]: string };
  to: Pick<OtpMessage, 'to' | 'channel'>[];
}

export type Sent = { id: string } | { failure: 'too-many' | 'undeliverable' };

/** Sends one code to all given contacts. It takes the place of an earlier one for the same purpose. */
export async function sendOtp(services: Services, order: OtpOrder): Promise<Sent> {
  const { db, settings, secrets, deliverOtp } = services;
  const now = services.now();
  const { kind, purpose, clientId, bound, to } = order;
  const ofCustomer = and(eq(otps.clientId, clientId), eq(otps.kind, kind));

  const [sends] = await db
    .select({ count: count() })
    .from(otps)
    .where(and(ofCustomer, gt(otps.sentAt, later(now, { minutes: -60 }))));
  if (sends!.count >= settings.otpSendsPerHour) return { failure: 'too-many' };

  const id = randomUUID();
  const code = newCode(rulesOf(settings, kind).digits);
  await db.insert(otps).values({
    id,
    kind,
    purpose,
    clientId,
    bound,
    digest: digestOf(secrets.otp, id, code),
    sentAt: now,
    expiresAt: later(now, { minutes: settings.otpMinutes }),
  });
  const deliveries = await Promise.all(
    to.map((contact) => deliverOtp({ ...contact, purpose, code })),
  );
  if (!deliveries.some(Boolean)) {
    // A code that went nowhere counts against nobody.
    await db.delete(otps).where(eq(otps.id, id));
    return { failure: 'undeliverable' };
  }
  await db
    .update(otps)
    .set({ expiresAt: now })
    .where(
      and(
        ofCustomer,
        eq(otps.purpose, purpose),
        ne(otps.id, id),
        isNull(otps.usedAt),
        gt(otps.expiresAt, now),
      ),
    );
  return { id };
}
