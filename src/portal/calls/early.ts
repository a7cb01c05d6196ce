import type { ApiCall, Input } from '#api';
import { buildRequest, type HttpRequest, type Payload } from './request';

type Answer = Promise<Response | undefined>;

const sent = new Map<string, Answer>();

/** In milliseconds: then an answer that nothing has asked for may be out of date. */
const longest = 30_000;

/**
 * Sends a call of the first screen with the first script: its answer comes while the code of the screen does. By fetch
 * itself: ky begins a little later, behind the code, where a browser has six connections only.
 */
export function sendEarly<C extends ApiCall>(name: C, input: Input<C>): Answer {
  const request = buildRequest(name, input as Payload, {});
  const { url, ...init } = request;
  const key = JSON.stringify(request);
  const answer = fetch(url, init as RequestInit).then(
    (response) => {
      setTimeout(() => sent.delete(key), longest);
      // An answer that nobody reads would keep its connection.
      response.clone().blob().catch(ignore);
      return response;
    },
    () => undefined,
  );
  sent.set(key, answer);
  return answer;
}

const ignore = () => {};

/** The answer to the same request of the same session that was sent early, once. */
export function earlyAnswer(request: HttpRequest): Answer | undefined {
  const key = JSON.stringify(request);
  const answer = sent.get(key);
  sent.delete(key);
  return answer;
}
