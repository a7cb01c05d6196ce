import { later } from '../clock';
import { hmacOf, isSameDigest } from '../hmac';

/** How long a page with a form can be left open. */
const lifetime = { minutes: 8 * 60 };

/**
 * A token that only the page of this ticket has, so that no other site can send its form (CSRF). It stands for nobody:
 * everybody may open the pages of the demonstration.
 */
export function formToken(secret: Uint8Array, ticketNumber: string, now: Date): string {
  const expires = String(later(now, lifetime).getTime());
  return `${expires}.${digestOf(secret, ticketNumber, expires)}`;
}

export function isFormToken(
  secret: Uint8Array,
  ticketNumber: string,
  token: unknown,
  now: Date,
): boolean {
  const [expires = '', digest = ''] = String(token).split('.');
  return (
    isSameDigest(digestOf(secret, ticketNumber, expires), digest) && Number(expires) > now.getTime()
  );
}

const digestOf = (secret: Uint8Array, ticketNumber: string, expires: string) =>
  hmacOf(secret, `form\n${ticketNumber}\n${expires}`);
