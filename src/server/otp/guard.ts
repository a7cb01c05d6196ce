import { and, eq, sql } from 'drizzle-orm';
import { later } from '../clock';
import type { Services } from '../services';
import { otpGuards } from '../store/schema';
import type { OtpKind } from './kind';

const firstWaitSeconds = 30;
const longestWaitSeconds = 3600;

/** Seconds until the customer may try a code again; 0 when he may. */
export async function waitOf(
  { db, now }: Services,
  clientId: string,
  kind: OtpKind,
): Promise<number> {
  const [guard] = await db.select().from(otpGuards).where(isOf(clientId, kind));
  const left = (guard?.waitUntil?.getTime() ?? 0) - now().getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/**
 * Counts a wrong code. After so many in a row every further one doubles the wait, up to an hour: guessing becomes
 * hopeless, and nobody can lock another person out for good.
 */
export async function countFailure(
  services: Services,
  clientId: string,
  kind: OtpKind,
): Promise<void> {
  const { db, now, settings } = services;
  const [guard] = await db
    .insert(otpGuards)
    .values({ clientId, kind, failures: 1 })
    .onConflictDoUpdate({
      target: [otpGuards.clientId, otpGuards.kind],
      set: { failures: sql`${otpGuards.failures} + 1` },
    })
    .returning();
  const beyond = guard!.failures - settings.otpFailuresBeforeWait;
  if (beyond < 0) return;
  const seconds = Math.min(firstWaitSeconds * 2 ** beyond, longestWaitSeconds);
  await db
    .update(otpGuards)
    .set({ waitUntil: later(now(), { seconds }) })
    .where(isOf(clientId, kind));
}

/** A right code ends the row of wrong ones. Nothing else does. */
export async function forgetFailures(
  { db }: Services,
  clientId: string,
  kind: OtpKind,
): Promise<void> {
  await db.delete(otpGuards).where(isOf(clientId, kind));
}

const isOf = (clientId: string, kind: OtpKind) =>
  and(eq(otpGuards.clientId, clientId), eq(otpGuards.kind, kind));
