import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { later } from '../clock';
import { isSameDigest } from '../hmac';
import { belongsTo, type DraftKey } from '../requests/draftKey';
import type { Services } from '../services';
import type { Db } from '../store/open';
import { type otps, signatures } from '../store/schema';
import { macOf } from './digest';

export type StoredSignature = typeof signatures.$inferSelect;

/** What the OTP of a signature is bound to: the signing party and the answers. */
export type SignatureBinding = Omit<DraftKey, 'clientId'> & { signature: string; digest: string };

/** Stores the signature of a party under the answers that its OTP was bound to. */
export async function keepSignature(
  { db, now, secrets, settings }: Services,
  clientId: string,
  { bound, destinations }: Pick<typeof otps.$inferSelect, 'bound' | 'destinations'>,
): Promise<void> {
  const { policyNumber, requestKey, signature, digest } = bound as SignatureBinding;
  await db.insert(signatures).values({
    clientId,
    policyNumber,
    requestKey,
    signature,
    digest,
    mac: macOf(secrets.otp, signature, digest),
    sentTo: destinations,
    signedAt: now(),
    expiresAt: later(now(), { minutes: settings.signatureMinutes }),
  });
}

/** The signatures that a ticket can still use, oldest first. */
export async function signaturesOf(
  services: Services,
  draftKey: DraftKey,
): Promise<StoredSignature[]> {
  return findVerified(services, and(belongsTo(signatures, draftKey), isUsable(services)));
}

/** The newest signature of each party that no ticket has used, expired or not. */
export async function newestSignatures(
  services: Services,
  draftKey: DraftKey,
): Promise<StoredSignature[]> {
  const all = await findVerified(services, belongsTo(signatures, draftKey));
  const newest = new Map(all.map((one) => [one.signature, one]));
  return [...newest.values()].filter(({ usedFor }) => usedFor === null);
}

/** All signatures under exactly these answers, including those that a ticket has used. */
export async function signaturesWithDigest(
  services: Services,
  draftKey: DraftKey,
  digest: string,
): Promise<StoredSignature[]> {
  return findVerified(
    services,
    and(belongsTo(signatures, draftKey), eq(signatures.digest, digest)),
  );
}

/** Uses signatures for one ticket; false if another ticket has used them, or one of `due` is missing. */
export async function spendSignatures(
  tx: Db,
  services: Services,
  draftKey: DraftKey,
  { due, digest, usedFor }: { due: string[]; digest: string; usedFor: string },
): Promise<boolean> {
  const spent = await tx
    .update(signatures)
    .set({ usedFor })
    .where(
      and(
        belongsTo(signatures, draftKey),
        eq(signatures.digest, digest),
        inArray(signatures.signature, due),
        isUsable(services),
      ),
    )
    .returning({ signature: signatures.signature });
  return due.every((id) => spent.some(({ signature }) => signature === id));
}

async function findVerified(
  { db, secrets }: Services,
  where: ReturnType<typeof and>,
): Promise<StoredSignature[]> {
  const rows = await db.select().from(signatures).where(where).orderBy(asc(signatures.signedAt));
  return rows.filter(({ signature, digest, mac }) =>
    isSameDigest(mac, macOf(secrets.otp, signature, digest)),
  );
}

const isUsable = ({ now }: Services) =>
  and(isNull(signatures.usedFor), gt(signatures.expiresAt, now()));
