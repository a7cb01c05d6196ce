import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { later } from '../clock';
import { isSameDigest } from '../otp/code';
import { belongsTo, type DraftKey } from '../requests/draftKey';
import type { Services } from '../services';
import type { Db } from '../store/open';
import { type otps, signatures } from '../store/schema';
import { macOf } from './digest';

export type Signed = typeof signatures.$inferSelect;

/** What the OTP of a signature is bound to: whose it is, and the answers that it is under. */
export type SignatureBinding = Omit<DraftKey, 'clientId'> & { signature: string; digest: string };

/** Keeps that a party has put its name to the answers that an OTP was bound to. */
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

/** The signatures of a matter that still count for a ticket, the oldest first. */
export async function signaturesOf(services: Services, draftKey: DraftKey): Promise<Signed[]> {
  return findVerified(services, and(belongsTo(signatures, draftKey), isUsable(services)));
}

/** All signatures under these very answers, those that a ticket was raised with too. */
export async function signaturesWithDigest(
  services: Services,
  draftKey: DraftKey,
  digest: string,
): Promise<Signed[]> {
  return findVerified(
    services,
    and(belongsTo(signatures, draftKey), eq(signatures.digest, digest)),
  );
}

/** Signatures serve one ticket; false where another one took them, or one of `due` is missing. */
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
): Promise<Signed[]> {
  const rows = await db.select().from(signatures).where(where).orderBy(asc(signatures.signedAt));
  return rows.filter(({ signature, digest, mac }) => {
    const expected = macOf(secrets.otp, signature, digest);
    return mac.length === expected.length && isSameDigest(mac, expected);
  });
}

const isUsable = ({ now }: Services) =>
  and(isNull(signatures.usedFor), gt(signatures.expiresAt, now()));
