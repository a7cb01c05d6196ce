import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { digestOf } from './otp/code';
import type { Services } from './services';

/** The level of each event: `warn` for what an attack consists of, `info` for what customers do. */
const levels = {
  'sign-in refused': 'warn',
  'dates of birth guessed': 'warn',
  'OTP sent': 'info',
  'OTP refused': 'warn',
  'wrong OTP': 'warn',
  'lock-out': 'warn',
  'signed in': 'info',
  'signed out': 'info',
  'session superseded': 'info',
  'token expired': 'info',
  'token forged': 'warn',
  'token of an ended session': 'info',
  'foreign data named': 'warn',
  'idempotency key used again': 'warn',
  'payment report forged': 'warn',
  'payment report out of time': 'warn',
  'ticket message forged': 'warn',
  'ticket message out of time': 'warn',
  'link to a file forged': 'warn',
  'proof used again': 'warn',
  'record of a request changed': 'warn',
  'rate limit hit': 'warn',
} as const;

export type SecurityEvent = keyof typeof levels;

interface Details {
  /** Logged as a pseudonym. */
  clientId?: string;
  purpose?: string;
  /** Which limit was hit. */
  limit?: string;
  /** Until it is possible again. */
  seconds?: number;
}

const requestLogs = new AsyncLocalStorage<FastifyBaseLogger>();

/** Lets security events carry the id of the request in which they happen. */
export function logSecurityEventsWithRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ log }, _reply, next) => requestLogs.run(log, next));
  // Once more, because what is called while a body arrives does not belong to the request.
  app.addHook('preValidation', ({ log }, _reply, next) => requestLogs.run(log, next));
}

/**
 * Writes a log line with `event`, and `customer` where one is known: no identifier, code, token or address. The names of
 * the events are listed in docs/operations.md.
 */
export function logSecurityEvent(
  { log, secrets }: Pick<Services, 'log' | 'secrets'>,
  event: SecurityEvent,
  { clientId, ...details }: Details = {},
): void {
  const customer = clientId === undefined ? {} : { customer: pseudonymOf(secrets.otp, clientId) };
  (requestLogs.getStore() ?? log)[levels[event]]({ event, ...customer, ...details }, 'security');
}

/** The same for a customer in every process; without the key nobody can tell whose it is. */
export function pseudonymOf(pepper: Uint8Array, clientId: string): string {
  return digestOf(pepper, 'customer', clientId).slice(0, 16);
}
