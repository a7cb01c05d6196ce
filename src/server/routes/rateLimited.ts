import { later } from '../clock';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { countServiceCall } from '../store/serviceCalls';
import { t } from '../i18n';
import { type Reply, tryAgainIn } from '../reply';
import type { Input } from './call';
import type { Judge } from './judge';

type Run = (services: Services, input: Input, session: Session, judge: Judge) => Promise<Reply>;

/** A call that has a service outside asked, or much work done: for one customer only so often an hour. */
export function rateLimited(service: string, run: Run): Run {
  return async (services, input, session, judge) => {
    const { db, now, settings } = services;
    const hourAgo = later(now(), { minutes: -60 });
    const { asked, since } = await countServiceCall(db, session.clientId, service, now(), hourAgo);
    if (asked <= settings.outsideAsksPerHour) return run(services, input, session, judge);
    const seconds = Math.ceil((since.getTime() - hourAgo.getTime()) / 1000);
    return tryAgainIn(seconds, t('tooManyAsks', { minutes: Math.ceil(seconds / 60) }));
  };
}
