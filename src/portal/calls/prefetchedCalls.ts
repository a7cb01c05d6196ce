import type { ApiCall, Input } from '#api';
import { buildRequest, type HttpRequest, type Payload } from './request';

type PendingResponse = Promise<Response | undefined>;

const pending = new Map<string, PendingResponse>();

/** In milliseconds: an unused response is out of date after that. */
const maxAge = 30_000;

/**
 * Sends a call of the first screen with the first script, so that the server responds while the code of the screen is
 * loaded. Calls fetch directly: ky sends later, after the requests for the code, and a browser has six connections.
 */
export function prefetchCall<C extends ApiCall>(name: C, input: Input<C>): PendingResponse {
  const request = buildRequest(name, input as Payload, {});
  const { url, ...init } = request;
  const key = JSON.stringify(request);
  const response = fetch(url, init as RequestInit).then(
    (received) => {
      setTimeout(() => pending.delete(key), maxAge);
      // A body that is not read keeps its connection busy.
      received.clone().blob().catch(ignore);
      return received;
    },
    () => undefined,
  );
  pending.set(key, response);
  return response;
}

const ignore = () => {};

/** The response to the same request of the same session, once. */
export function takePrefetchedResponse(request: HttpRequest): PendingResponse | undefined {
  const key = JSON.stringify(request);
  const response = pending.get(key);
  pending.delete(key);
  return response;
}
