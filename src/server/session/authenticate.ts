import type { IncomingHttpHeaders } from 'node:http';
import { refused, type Reply } from '../reply';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';
import { t } from '../i18n';
import type { OpenedForm, Session } from './session';
import { readPass } from '../requests/formPass';
import { readToken } from './sessionToken';

/** Reads `Authorization: JWT …`, and `Unique-Client-Id`, which must name the same customer (API-02). */
export async function authenticate(
  services: Services,
  headers: IncomingHttpHeaders,
): Promise<{ session: Session } | { refusal: Reply }> {
  const token = /^JWT (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const session = token ? await readToken(services, token) : 'expired';
  if (typeof session === 'string') return { refusal: refused(401, t(`session.${session}`)) };
  if (headers['unique-client-id'] !== session.clientId) {
    logSecurityEvent(services, 'foreign data named', { clientId: session.clientId });
    return { refusal: refused(401, t('session.expired')) };
  }
  return { session: { ...session, form: formOf(services, headers) } };
}

/** The form that a call comes from: one that the customer has opened whom the call names. */
export const formOf = (
  services: Pick<Services, 'secrets'>,
  headers: IncomingHttpHeaders,
): OpenedForm | undefined =>
  readPass(services, String(headers['unique-client-id']), headers['form-pass']?.toString());
