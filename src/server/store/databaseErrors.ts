/** The driver's error, which Drizzle wraps. */
interface DatabaseError {
  code?: string;
  constraint?: string;
}

function databaseErrorOf(error: unknown): DatabaseError {
  return ((error as { cause?: unknown })?.cause ?? error ?? {}) as DatabaseError;
}

/** Whether a statement violated this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const databaseError = databaseErrorOf(error);
  return databaseError.code === '23505' && databaseError.constraint === constraint;
}

// Connection refused, reset or lost; server shutting down or starting; disk full; too many connections.
const transientCodes = /^(ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|08...|57P0.|53...)$/;

/** Whether the database is unreachable or cannot write at the moment, so that a later retry makes sense. */
export function isUnavailable(error: unknown): boolean {
  return (
    transientCodes.test(databaseErrorOf(error).code ?? '') ||
    transientCodes.test((error as DatabaseError)?.code ?? '')
  );
}
