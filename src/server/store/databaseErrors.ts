/** What a database said, under Drizzle's own error. */
interface DatabaseError {
  code?: string;
  constraint?: string;
}

function databaseErrorOf(error: unknown): DatabaseError {
  return ((error as { cause?: unknown })?.cause ?? error ?? {}) as DatabaseError;
}

/** Whether an insert met a row that must be the only one of its kind. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const said = databaseErrorOf(error);
  return said.code === '23505' && said.constraint === constraint;
}

// Connection refused, reset or lost; server shutting down or starting; disk full; too many connections.
const transientCodes = /^(ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|08...|57P0.|53...)$/;

/** Whether the database cannot be reached or cannot write now, so that trying again later makes sense. */
export function isUnavailable(error: unknown): boolean {
  return (
    transientCodes.test(databaseErrorOf(error).code ?? '') ||
    transientCodes.test((error as DatabaseError)?.code ?? '')
  );
}
