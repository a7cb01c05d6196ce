import type { Result } from '#api';

/** Why a call failed. `isTrouble`: the server cannot answer now, so that no field is wrong. */
export interface Failure {
  message: string;
  isTrouble?: boolean;
}

/** The message of a failed call. A lost connection has its toast alone. */
export const failureOf = (result: Exclude<Result, { status: 'ok' }>): Failure => ({
  message: result.status === 'lost' ? '' : result.message,
  isTrouble: result.status === 'failed',
});
