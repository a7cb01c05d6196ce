import ky, { HTTPError, TimeoutError } from 'ky';
import type { Outgoing } from './request';

/** In milliseconds: ten hours, as the specification writes it. */
export const patience = 36_000_000;

const isAccepted = (status: number) =>
  (status >= 200 && status <= 299) || (status >= 400 && status <= 499);

/** Sends by fetch. Undefined when no response came. */
export async function exchange({ url, ...how }: Outgoing): Promise<Response | undefined> {
  try {
    return await ky(url, {
      ...how,
      timeout: patience,
      retry: 0,
      throwHttpErrors: (status) => !isAccepted(status),
    });
  } catch (fault) {
    if (fault instanceof HTTPError) return fault.response;
    // fetch says TypeError for a line that is down, and for nothing else once the request is well formed.
    if (fault instanceof TimeoutError || fault instanceof TypeError) return undefined;
    throw fault;
  }
}
