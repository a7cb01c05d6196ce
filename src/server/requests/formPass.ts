import { later } from '../clock';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import { hmacOf, isSameDigest } from '../hmac';
import type { Services } from '../services';
import type { Session } from '../session/session';

/** What a pass says: whose form was opened, of which release, and when. */
interface Pass {
  clientId: string;
  key: string;
  release: number | null;
  /** A moment in milliseconds. */
  openedAt: number;
}

/** A pass for the form that a customer opens now. They may send it also when it is no longer offered to them. */
export function issuePass(
  { secrets, now }: Services,
  { clientId }: Session,
  { type: { key }, release }: ResolvedRequestType,
): string {
  const openedAt = now().getTime();
  const digest = digestOf(secrets.session, { clientId, key, release, openedAt });
  return [release ?? '', openedAt, digest].join('.');
}

const shape = /^(\d{0,9})\.(\d{1,15})\.([0-9a-f]{64})$/;

/**
 * Whether the form that a call comes from was opened by this customer while it was offered. Like a session it lasts
 * SESSION_LONGEST_MINUTES; after a rollback it does not, for the release that was left was wrong.
 */
export async function isPassed(
  { secrets, settings, now, releases }: Services,
  { clientId, form }: Session,
  key: string,
): Promise<boolean> {
  const [, number = '', at = '', digest = ''] = shape.exec(form?.pass ?? '') ?? [];
  const release = number === '' ? null : Number(number);
  const openedAt = Number(at);
  if (!isSameDigest(digest, digestOf(secrets.session, { clientId, key, release, openedAt })))
    return false;
  const end = later(new Date(openedAt), { minutes: settings.sessionLongestMinutes });
  if (end < now()) return false;
  if (!releases || release === null) return !releases && release === null;
  return (await releases.live()) === release || releases.isUsable(release);
}

/** Session tokens are made with the same secret, of other texts. */
const digestOf = (secret: Uint8Array, { clientId, key, release, openedAt }: Pass): string =>
  hmacOf(secret, JSON.stringify(['form', clientId, key, release, openedAt]));
