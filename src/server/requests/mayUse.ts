import type { Customer } from '../definitions/offers';
import type { RequestTypeSelector, ResolvedRequestType } from '../definitions/requestTypes';
import { t } from '../i18n';
import { customerRecords } from '../records/customerRecords';
import { refused } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { isPassed } from './formPass';

/** The customer of a session, to be asked whether something is offered to them. */
export function customerOf(services: Services, { clientId }: Session): Customer {
  let records: ReturnType<typeof customerRecords> | undefined;
  return {
    clientId,
    now: services.localTime(),
    records: () => (records ??= customerRecords(services, clientId)),
  };
}

/** Whether a customer may go on with a request: it is offered to them, or was when they opened its form. */
export async function mayUse(
  services: Services,
  session: Session,
  { type, offers }: ResolvedRequestType,
): Promise<boolean> {
  const isOffered = await offers.isOffered(type.key, customerOf(services, session));
  return isOffered || isPassed(services, session.form, type.key);
}

/**
 * The request types that declare a call (see `RequestTypes.declaring`) and that a customer may go on with; none where
 * none declares it. A refusal where they may not use any of them.
 */
export async function usableFor(
  services: Services,
  session: Session,
  call: string,
  selector: RequestTypeSelector,
): Promise<{ kinds: ResolvedRequestType[] } | { refusal: Refusal }> {
  const declaring = await services.requestTypes.declaring(call, selector, session.form);
  const may = await Promise.all(declaring.map((one) => mayUse(services, session, one)));
  const kinds = declaring.filter((_, i) => may[i]);
  if (declaring.length > 0 && kinds.length === 0) return { refusal: notOffered() };
  return { kinds };
}

/** The answer to a customer who is not offered what they ask for. */
export const notOffered = (): Refusal => refused(403, t('request.notOffered'));

type Refusal = ReturnType<typeof refused>;
