import type { Proof } from '#engine';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { later } from '../clock';
import type { Services } from '../services';
import type { Db } from '../store/open';
import { proofs } from '../store/schema';

/** Stores that a customer proved a value: a contact by OTP, a picture (its SHA-256) by the liveness check. */
export async function keepProof(
  { db, now, settings }: Services,
  clientId: string,
  { purpose, value }: Proof,
): Promise<void> {
  const expiresAt = later(now(), { minutes: settings.proofMinutes });
  await db.insert(proofs).values({ clientId, purpose, value, expiresAt });
}

/** The proofs that a request of the customer can still use. */
export function usableProofs(services: Services, clientId: string): Promise<Proof[]> {
  return services.db
    .select({ purpose: proofs.purpose, value: proofs.value })
    .from(proofs)
    .where(isUsable(services, clientId));
}

/** Uses a proof for one ticket; false if there is none, or another ticket has used it. */
export async function useProof(
  tx: Db,
  services: Services,
  clientId: string,
  proof: Proof,
  usedFor: string,
): Promise<boolean> {
  const used = await tx
    .update(proofs)
    .set({ usedFor })
    .where(and(isUsable(services, clientId), isProofOf(proof)))
    .returning({ id: proofs.id });
  return used.length > 0;
}

/** Whether a ticket has used this proof. */
export async function isUsedProof({ db }: Services, clientId: string, proof: Proof) {
  const isUsed = and(eq(proofs.clientId, clientId), isNotNull(proofs.usedFor), isProofOf(proof));
  return (await db.$count(proofs, isUsed)) > 0;
}

const isUsable = ({ now }: Services, clientId: string) =>
  and(eq(proofs.clientId, clientId), isNull(proofs.usedFor), gt(proofs.expiresAt, now()));

const isProofOf = ({ purpose, value }: Proof) =>
  and(eq(proofs.purpose, purpose), eq(proofs.value, value));
