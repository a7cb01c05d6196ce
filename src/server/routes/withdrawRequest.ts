import { t } from '../i18n';
import { conflict, refused, success } from '../reply';
import { tellWithdrawal } from '../requests/tellStatus';
import { withdrawTicket } from '../requests/withdrawTicket';
import type { Handler } from './handler';
import { rateLimited } from './rateLimited';

/** Takes an open request back. A ticket of another customer is answered like one that does not exist. */
export const withdrawRequest: Handler<'POST withdraw-request/'> = rateLimited(
  'withdrawRequest',
  async (services, { ticketnumber }, session) => {
    const taken = await withdrawTicket(services, session, ticketnumber);
    if (taken.outcome === 'unknown') return refused(404, t('request.noTicket'));
    const { outcome, ticket } = taken;
    if (outcome === 'withdrawn' || outcome === 'repeated')
      return success({ customerTold: await tellWithdrawal(services, ticket) });
    const { customerServiceNumber: number } = services.settings;
    return conflict(t(`request.withdraw.${outcome}`, { number }));
  },
);
