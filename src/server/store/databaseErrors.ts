import { DrizzleQueryError } from 'drizzle-orm';
import { StorageError } from './diskFiles';

/** What the errors of drivers, servers and the operating system have in common. */
interface Cause {
  /** SQLSTATE, or the system's name of the error. */
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Whether a statement violated this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return causesOf(error).some(
    ({ code, constraint: violated }) => code === '23505' && violated === constraint,
  );
}

/**
 * What a later try may not meet any more. Of the system: no connection, no such host at the moment, disk full, too many
 * files open. Of the database (SQLSTATE): connection lost; read-only (a failover); deadlock and its like; no memory, disk
 * or connection left; locked for too long; cancelled by a time limit, stopping or starting; input or output failed, or a
 * file could not be made (58P02, which PGlite says where too many are open).
 */
const passing =
  /^(ECONN.*|EPIPE|ETIMEDOUT|EHOST.*|ENET.*|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EMFILE|ENFILE|08...|25P0[34]|25006|40...|53...|55P03|57014|57P0.|58030|58P02)$/;

/** SQLSTATE of a database that turns this user away: who they are, what it is called, what they may do. */
const refusal = /^(28...|3D000|42501)$/;

/** Of the system: the two do not agree how to talk, so waiting does not help. */
const distrust = /^(CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO|EACCES)/;

/** What drivers say of a connection that broke or did not come; they give no code. */
const brokenConnection = /timeout|terminat|clos|ended|not queryable|calling end/i;

/** Whether the database cannot answer at the moment, so that a later try makes sense. */
export function isUnavailable(error: unknown): boolean {
  const causes = causesOf(error);
  // The disk of this server or the bucket, and not the disk of the database.
  if (causes.some((one) => one instanceof StorageError)) return false;
  if (causes.some(({ code }) => passing.test(String(code)))) return true;
  const ofDriver = driverErrorOf(causes);
  if (!ofDriver) return isClosedPGlite(error);
  // What did not come from the database: the connection was lost, or there was none in time.
  return !isFromDatabase(ofDriver) || refusal.test(String(ofDriver.code));
}

/** Why the database will not serve this user however long they wait, in its own words; undefined if it may. */
export function refusalOf(error: unknown): string | undefined {
  const causes = causesOf(error);
  const ofDriver = driverErrorOf(causes);
  if (!ofDriver || causes.some(({ code }) => passing.test(String(code)))) return undefined;
  const { code, message } = ofDriver;
  const isForGood =
    code === undefined
      ? !brokenConnection.test(String(message))
      : refusal.test(String(code)) || distrust.test(String(code));
  return isForGood ? String(message) : undefined;
}

/** The code of the error, or the driver's words. */
export function reasonOf(error: unknown): string {
  const causes = causesOf(error);
  const { code, message } = causes.find(({ code }) => code !== undefined) ?? causes.at(-1)!;
  return String(code ?? message);
}

/** Drizzle wraps every error of the driver. */
function driverErrorOf(causes: Cause[]): Cause | undefined {
  const at = causes.findIndex((one) => one instanceof DrizzleQueryError);
  return at < 0 ? undefined : causes[at + 1];
}

/** A TypeError or RangeError is a defect of this program, and no broken connection either. */
const isFromDatabase = (error: Cause) =>
  /^[0-9A-Z]{5}$/.test(String(error.code)) ||
  error instanceof TypeError ||
  error instanceof RangeError;

/** A transaction of PGlite throws it unwrapped. */
const isClosedPGlite = (error: unknown) =>
  /^PGlite is clos(ed|ing)$/.test(String((error as Cause)?.message));

/** The error and what caused it, outermost first. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let one = error as Cause | undefined; one && causes.length < 10; one = one.cause as Cause)
    causes.push(one);
  return causes;
}
