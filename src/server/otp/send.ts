import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { later } from '../clock';
import type { OtpMessage } from '../integrations/deliverOtp';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';
import { withAdvisoryLocks } from '../store/advisoryLocks';
import { otps } from '../store/schema';
import { languageOfTexts, t } from '../i18n';
import { digestOf, newCode } from './code';
import { allowedTries, type Refusal, refuseSend } from './limits';
import { type OtpKind, otpRules } from './otpKind';
import { type Challenge, recentChallenges, replaces } from './scopes';

export interface OtpRequest {
  kind: OtpKind;
  purpose: string;
  clientId: string;
  /** The network that asks; empty for a customer who is signed in. */
  network?: string;
  /** The values that the code proves. */
  bound: { [name: string]: string };
  to: Pick<OtpMessage, 'to' | 'channel'>[];
  /** The result must not tell whether a code is sent: it always has an id. */
  guarded?: boolean;
}

export type SendResult = { id: string } | Refusal | { failure: 'undeliverable' };

/** Sends one code to all given contacts. It replaces the earlier code for the same. */
export async function sendOtp(services: Services, order: OtpRequest): Promise<SendResult> {
  if (order.to.length === 0 && !order.guarded) return { failure: 'undeliverable' };
  const code = newCode(otpRules(services.settings, order.kind).digits);
  const written = await write(services, order, code);
  if ('failure' in written) {
    const { failure, seconds } = written;
    const event = failure === 'wait' ? 'lock-out' : 'OTP refused';
    logSecurityEvent(services, event, {
      clientId: order.clientId,
      purpose: order.purpose,
      seconds,
    });
    return written;
  }
  if (order.guarded) {
    // After the answer, because its duration must not tell it either.
    if (written.isSent) setImmediate(() => void deliverLater(services, order, code, written));
    return written;
  }
  return (await deliver(services, order, code, written)) ? written : { failure: 'undeliverable' };
}

async function deliverLater(...[services, ...order]: Parameters<typeof deliver>): Promise<void> {
  try {
    await deliver(services, ...order);
  } catch (error) {
    services.log.warn({ err: error }, 'an OTP was not delivered');
  }
}

interface Written {
  id: string;
  replaced: Challenge[];
  /** False for a row that only looks like a code. */
  isSent: boolean;
}

/** False if no contact could be reached: then the code does not count, and unless guarded the earlier one is valid again. */
async function deliver(
  services: Services,
  { kind, to, purpose, clientId, guarded }: OtpRequest,
  code: string,
  { id, replaced }: Written,
): Promise<boolean> {
  const { db, deliverOtp, settings } = services;
  const text = t(`otp.text.${kind}`, {
    code,
    brand: settings.brandName,
    minutes: settings.otpMinutes,
  });
  const message = { purpose, code, text, language: languageOfTexts() };
  const deliveries = await Promise.all(to.map((contact) => deliverOtp({ ...contact, ...message })));
  if (deliveries.some(Boolean)) {
    logSecurityEvent(services, 'OTP sent', { clientId, purpose });
    return true;
  }
  if (guarded) {
    // A row that is gone would tell that it was to be sent: what looks like a code answers to tries like one.
    await db.update(otps).set({ destinations: [], allowedTries: 0 }).where(eq(otps.id, id));
    return false;
  }
  await db.delete(otps).where(eq(otps.id, id));
  for (const earlier of replaced)
    await db.update(otps).set({ expiresAt: earlier.expiresAt }).where(eq(otps.id, earlier.id));
  return false;
}

/**
 * Counts and inserts under the locks of the customer and the contacts, so that parallel sends cannot exceed the limits.
 * The replaced codes end here, because the tries that they did not use are given to the new one.
 */
async function write(
  services: Services,
  { kind, purpose, clientId, network = '', bound, to, guarded = false }: OtpRequest,
  code: string,
): Promise<Written | Refusal> {
  const { settings, secrets } = services;
  const destinations = to.map((contact) => contact.to.toLowerCase());
  const subject = { kind, purpose, clientId, network, bound, destinations };
  return withAdvisoryLocks(services.db, [clientId, ...destinations], async (tx) => {
    const now = services.now();
    const all = await recentChallenges(tx, now, subject);
    const isReplaced = (one: Challenge) =>
      replaces(subject, one) && !one.usedAt && one.expiresAt > now;
    const recent = all.map((one) => (isReplaced(one) ? { ...one, expiresAt: now } : one));
    const allowed =
      refuseSend({ settings, now, recent }, subject) ??
      allowedTries({ settings, now, recent }, subject);
    if ('failure' in allowed && !guarded) return allowed;

    const isSent = 'tries' in allowed && to.length > 0;
    const replaced = all.filter(isReplaced);
    const ids = replaced.map((one) => one.id);
    await tx.update(otps).set({ expiresAt: now }).where(inArray(otps.id, ids));
    const id = randomUUID();
    await tx.insert(otps).values({
      ...subject,
      id,
      destinations: isSent ? destinations : [],
      digest: digestOf(secrets.otp, id, code),
      allowedTries: isSent ? allowed.tries : 0,
      guarded,
      sentAt: now,
      expiresAt: later(now, { minutes: settings.otpMinutes }),
    });
    return { id, replaced, isSent };
  });
}
