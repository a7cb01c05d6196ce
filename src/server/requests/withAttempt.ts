import { getAt, type Payload, setAt } from '#engine';
import { randomUUID } from 'node:crypto';
import type { StepRequest } from './stepRequest';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The payload with the UUID of the attempt, as it was sent or else a new one. It is not part of the payload under which
 * a result is stored, or the result would never be found again.
 */
export function withAttempt({ stepMatch, received }: StepRequest, payload: Payload): Payload {
  const complete = structuredClone(payload);
  for (const [target, source] of Object.entries(stepMatch.step.send)) {
    if (source !== '/attempt') continue;
    const at = target.startsWith('/') ? target : `/${target}`;
    const sent: unknown = getAt(received.fields, at);
    setAt(complete, at, typeof sent === 'string' && uuid.test(sent) ? sent : randomUUID());
  }
  return complete;
}
