import type { TicketFile } from '#api';
import { eq, asc } from 'drizzle-orm';
import { later } from '../clock';
import { hmacOf, isSameDigest } from '../hmac';
import type { Services } from '../services';
import { uploads } from '../store/schema';

export const filePath = '/api/ticket-files';

type Linking = Pick<Services, 'db' | 'settings' | 'secrets' | 'now'>;

/** The files of a ticket with links that expire after TICKET_FILE_MINUTES. An infected file has none. */
export async function linkedFiles(
  { db, settings, secrets, now }: Linking,
  ticketNumber: string,
): Promise<TicketFile[]> {
  const rows = await db
    .select()
    .from(uploads)
    .where(eq(uploads.ticketNumber, ticketNumber))
    .orderBy(asc(uploads.field));
  const expiresAt = later(now(), { minutes: settings.ticketFileMinutes });
  return rows.map(({ id, field, name, type, size, digest, scan }) => ({
    field,
    name,
    type,
    size,
    sha256: digest,
    scan,
    url: scan === 'infected' ? null : linkTo(id, expiresAt),
    expiresAt: expiresAt.toISOString(),
  }));

  /** Only a path where the portal does not know its address: in a demonstration. */
  function linkTo(id: string, at: Date): string {
    const expires = String(Math.floor(at.getTime() / 1000));
    const query = new URLSearchParams({
      expires,
      signature: signatureOf(secrets.tickets, id, expires),
    });
    const path = `${filePath}/${id}?${query}`;
    return settings.publicUrl ? new URL(path, settings.publicUrl).href : path;
  }
}

/** Whether a link may be used now. `expires` is in seconds since 1970. */
export function problemOfLink(
  secret: Uint8Array,
  { id, expires, signature }: { id: string; expires: string; signature: string },
  now: Date,
): 'forged' | 'expired' | undefined {
  if (!isSameDigest(signatureOf(secret, id, expires), signature)) return 'forged';
  return Number(expires) * 1000 < now.getTime() ? 'expired' : undefined;
}

const signatureOf = (secret: Uint8Array, id: string, expires: string): string =>
  hmacOf(secret, `file\n${id}\n${expires}`);
