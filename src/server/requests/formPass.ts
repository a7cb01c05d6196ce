import { later } from '../clock';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import { hmacOf, isSameDigest } from '../hmac';
import { preferredLanguages } from '../language';
import type { Services } from '../services';
import type { OpenedForm } from '../session/session';

/**
 * A pass for the form that a customer opens now: it says which definition, of which release and in which language, and
 * that it was offered to them.
 */
export function issuePass(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { clientId }: { clientId: string },
  { type: { key, digest }, release }: ResolvedRequestType,
): string {
  const opened = {
    key,
    digest,
    release,
    languages: preferredLanguages(),
    openedAt: now().getTime(),
  };
  const text = Buffer.from(JSON.stringify(opened satisfies OpenedForm)).toString('base64url');
  return `${text}.${signatureOf(secrets.session, clientId, text)}`;
}

/** What the pass of a call says; undefined without one of this customer. */
export function readPass(
  { secrets }: Pick<Services, 'secrets'>,
  clientId: string,
  pass = '',
): OpenedForm | undefined {
  const [text = '', signature = ''] = pass.split('.');
  if (!isSameDigest(signature, signatureOf(secrets.session, clientId, text))) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}

/**
 * Whether a customer may finish a form although it is no longer offered to them: for SESSION_LONGEST_MINUTES, also after
 * a sign-out. Not after a rollback: the release that was left was wrong.
 */
export async function isPassed(
  { releases, settings, now }: Pick<Services, 'releases' | 'settings' | 'now'>,
  form: OpenedForm | undefined,
  key: string,
): Promise<boolean> {
  if (form?.key !== key) return false;
  const { release, openedAt } = form;
  if (later(new Date(openedAt), { minutes: settings.sessionLongestMinutes }) < now()) return false;
  if (!releases || release === null) return !releases && release === null;
  return (await releases.live()) === release || releases.isUsable(release);
}

/** Session tokens are made with the same secret, of other texts. */
const signatureOf = (secret: Uint8Array, clientId: string, text: string): string =>
  hmacOf(secret, JSON.stringify(['form', clientId, text]));
