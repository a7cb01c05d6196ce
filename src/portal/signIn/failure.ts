import type { Result } from '#api';

/** Why a call failed. `isTrouble`: the server cannot answer now, or cannot be reached, so that no field is wrong. */
export interface Failure {
  message: string;
  isTrouble?: boolean;
}

export const failureOf = (result: Exclude<Result, { status: 'ok' }>): Failure => ({
  message: result.message,
  isTrouble: result.status === 'failed' || result.status === 'lost',
});
