import { later } from '../clock';
import { t } from '../i18n';
import { type Reply, tooManyRequests } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { countServiceCall } from '../store/serviceCalls';

type Run<Input, Body> = (
  services: Services,
  input: Input,
  session: Session,
) => Promise<Reply<Body>>;

/** Limits a call that uses an external service or is expensive: each customer has `outsideAsksPerHour`. */
export function rateLimited<Input, Body>(service: string, run: Run<Input, Body>): Run<Input, Body> {
  return async (services, input, session) => {
    const { db, now, settings } = services;
    const hourAgo = later(now(), { minutes: -60 });
    const { asked, since } = await countServiceCall(db, session.clientId, service, now(), hourAgo);
    if (asked <= settings.outsideAsksPerHour) return run(services, input, session);
    const seconds = Math.ceil((since.getTime() - hourAgo.getTime()) / 1000);
    return tooManyRequests(seconds, t('tooManyAsks', { minutes: Math.ceil(seconds / 60) }));
  };
}
