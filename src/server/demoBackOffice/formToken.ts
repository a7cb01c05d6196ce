import { randomUUID } from 'node:crypto';
import { later } from '../clock';
import { hmacOf, isSameDigest } from '../hmac';

/** How long a page with a form can be left open. */
const lifetime = { minutes: 8 * 60 };

/** An opened form. What is sent with it is one event, however often it is sent: a double click sends it twice. */
export interface OpenedForm {
  id: string;
  at: Date;
}

/**
 * The CSRF token of a ticket's page: another site cannot read it in the browser of a clerk. It authenticates nobody, because
 * everybody may open the pages of the demonstration.
 */
export function formToken(secret: Uint8Array, ticketNumber: string, now: Date): string {
  const form = `${randomUUID()}.${now.getTime()}`;
  return `${form}.${digestOf(secret, ticketNumber, form)}`;
}

/** Undefined for a token that is not of this ticket, or that is too old. */
export function openedForm(
  secret: Uint8Array,
  ticketNumber: string,
  token: unknown,
  now: Date,
): OpenedForm | undefined {
  const [id = '', opened = '', digest = ''] = String(token).split('.');
  if (!isSameDigest(digestOf(secret, ticketNumber, `${id}.${opened}`), digest)) return undefined;
  const at = new Date(Number(opened));
  return later(at, lifetime) > now ? { id, at } : undefined;
}

const digestOf = (secret: Uint8Array, ticketNumber: string, form: string) =>
  hmacOf(secret, `form\n${ticketNumber}\n${form}`);
