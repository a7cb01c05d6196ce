import { isObject } from '../json/object';

/** Whether a response says itself that the call did not succeed; a list, or a body without a status, does not. */
export const isDeclined = (body: unknown): boolean =>
  isObject(body) && 'status' in body && !isSuccess(body);

/** Whether a call succeeded: the status of its response is "success", in any case, or true (API-03). */
export function isSuccess(body: unknown): boolean {
  const status = (body as { status?: unknown } | null | undefined)?.status;
  return status === true || (typeof status === 'string' && status.toLowerCase() === 'success');
}
