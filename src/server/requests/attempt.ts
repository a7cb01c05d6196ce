import { getAt, type Payload, setAt } from '#engine';
import { randomUUID } from 'node:crypto';
import type { StepRequest } from './stepRequest';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The payload as it goes out: with the attempt that was sent, or one of our own. It is no part of what a step was
 * asked, or a result would never be found again.
 */
export function withAttempt({ stepMatch, received }: StepRequest, payload: Payload): Payload {
  const whole = structuredClone(payload);
  for (const [target, source] of Object.entries(stepMatch.step.send)) {
    if (source !== '/attempt') continue;
    const at = target.startsWith('/') ? target : `/${target}`;
    const sent: unknown = getAt(received.fields, at);
    setAt(whole, at, typeof sent === 'string' && uuid.test(sent) ? sent : randomUUID());
  }
  return whole;
}
