import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import { later } from '../clock';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';
import { sessions } from '../store/schema';
import type { Session } from './session';

const issuer = 'policyholder-portal';
const audience = 'policyholder-portal-api';
const algorithm = 'HS256';
const leewaySeconds = 5;

/** Begins a session and ends one that the customer has elsewhere. */
export async function beginSession(services: Services, clientId: string): Promise<Session> {
  const id = randomUUID();
  const startedAt = services.now();
  const longest = { minutes: -services.settings.sessionLongestMinutes };
  const isOpen = and(
    eq(sessions.clientId, clientId),
    gt(sessions.startedAt, later(startedAt, longest)),
  );
  if ((await services.db.$count(sessions, isOpen)) > 0)
    logSecurityEvent(services, 'session superseded', { clientId });
  await services.db
    .insert(sessions)
    .values({ clientId, id, startedAt })
    .onConflictDoUpdate({ target: sessions.clientId, set: { id, startedAt } });
  return { clientId, id };
}

export async function endSession(services: Services, { clientId }: Session): Promise<void> {
  await services.db.delete(sessions).where(eq(sessions.clientId, clientId));
  logSecurityEvent(services, 'signed out', { clientId });
}

/** A token for SESSION_MINUTES, which ends SESSION_LONGEST_MINUTES after the sign-in at the latest. */
export async function issueToken(services: Services, { clientId, id }: Session): Promise<string> {
  const { settings, db, secrets } = services;
  const [row] = await db.select().from(sessions).where(eq(sessions.clientId, clientId));
  const now = Math.floor(services.now().getTime() / 1000);
  const start = Math.floor((row?.startedAt.getTime() ?? 0) / 1000);
  const end = Math.min(
    now + settings.sessionMinutes * 60,
    start + settings.sessionLongestMinutes * 60,
  );
  return new SignJWT({ sid: id })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(clientId)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(end)
    .sign(secrets.session);
}

/** The session of a token, or why there is none. */
export async function readToken(
  services: Services,
  token: string,
): Promise<Session | 'expired' | 'superseded'> {
  const claims = await claimsOf(services, token);
  if (!claims) return 'expired';
  const [row] = await services.db
    .select()
    .from(sessions)
    .where(eq(sessions.clientId, claims.clientId));
  if (row?.id === claims.id) return claims;
  logSecurityEvent(services, 'token of an ended session', { clientId: claims.clientId });
  return row ? 'superseded' : 'expired';
}

async function claimsOf(services: Services, token: string): Promise<Session | undefined> {
  const { secrets, now } = services;
  try {
    const { payload } = await jwtVerify(token, secrets.session, {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTolerance: leewaySeconds,
      currentDate: now(),
      requiredClaims: ['exp', 'sub', 'sid', 'jti'],
    });
    return { clientId: payload.sub!, id: String(payload.sid) };
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      logSecurityEvent(services, 'token expired', ownerOf(error));
    else if (error instanceof errors.JOSEError) logSecurityEvent(services, 'token forged');
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** The signature of an expired token was verified before its end. */
const ownerOf = ({ payload: { sub } }: errors.JWTExpired) => (sub ? { clientId: sub } : {});
