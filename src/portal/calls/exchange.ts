import ky, { HTTPError, TimeoutError } from 'ky';
import type { HttpRequest } from './request';

/** In milliseconds: ten hours (API-05, OPEN-130). */
export const timeout = 36_000_000;

const isAccepted = (status: number) =>
  (status >= 200 && status <= 299) || (status >= 400 && status <= 499);

/** Sends by fetch. Undefined when no response arrived. */
export async function exchange({ url, ...init }: HttpRequest): Promise<Response | undefined> {
  try {
    return await ky(url, {
      ...init,
      timeout,
      retry: 0,
      throwHttpErrors: (status) => !isAccepted(status),
    });
  } catch (fault) {
    if (fault instanceof HTTPError) return fault.response;
    // fetch throws a TypeError for a lost connection; a well-formed request has no other reason for one.
    if (fault instanceof TimeoutError || fault instanceof TypeError) return undefined;
    throw fault;
  }
}
