import type { ApiCall, Input } from '#api';
import { buildRequest, type HttpRequest, type Payload } from './request';

type Answer = Promise<Response | undefined>;

const sent = new Map<string, Answer>();

/**
 * Sends a call of the first screen with the first script: its answer comes while the code of the screen does. By fetch
 * itself: ky begins a little later, behind the code, where a browser has six connections only.
 */
export function sendEarly<C extends ApiCall>(name: C, input: Input<C>): Answer {
  const request = buildRequest(name, input as Payload, {});
  const { url, ...init } = request;
  const answer = fetch(url, init as RequestInit).catch(() => undefined);
  sent.set(JSON.stringify(request), answer);
  return answer;
}

/** In milliseconds since the page was opened: then an early answer may be out of date. */
const longest = 30_000;

/** The answer to the same request of the same session that was sent early, once. */
export function earlyAnswer(request: HttpRequest): Answer | undefined {
  const key = JSON.stringify(request);
  const answer = sent.get(key);
  sent.delete(key);
  return performance.now() < longest ? answer : undefined;
}
