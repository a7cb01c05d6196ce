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

/** A call that uses an outside service, or much work: each customer has so many an hour. */
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
