import type { Result } from '#api';

/** The message of a failed call for a field. A lost connection has its toast, and no message at the field. */
export const fieldMessage = (result: Exclude<Result, { status: 'ok' }>): string =>
  result.status === 'lost' ? '' : result.message;
