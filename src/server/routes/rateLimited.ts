import { secondsUntil } from '../clock';
import { t } from '../i18n';
import { type Reply, tooManyRequests } from '../reply';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { countEvent } from '../store/counters';

type Run<Input, Body> = (
  services: Services,
  input: Input,
  session: Session,
) => Promise<Reply<Body>>;

/** Limits a call that uses an external service or is expensive: each customer has `outsideAsksPerHour`. */
export function rateLimited<Input, Body>(service: string, run: Run<Input, Body>): Run<Input, Body> {
  const counter = { event: `call of ${service}`, minutes: 60 };
  return async (services, input, session) => {
    const { db, now, settings } = services;
    const { clientId } = session;
    const { count, until } = await countEvent(db, now(), counter, [clientId]);
    if (count <= settings.outsideAsksPerHour) return run(services, input, session);
    logSecurityEvent(services, 'rate limit hit', { clientId, limit: service });
    const seconds = secondsUntil(until, now());
    return tooManyRequests(seconds, t('tooManyAsks', { minutes: Math.ceil(seconds / 60) }));
  };
}
