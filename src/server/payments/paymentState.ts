import { later } from '../clock';
import type { Services } from '../services';
import type { Order } from './orders';

/** Until when the report on an order is waited for, and whether that is over, by the clock of the server. */
export function reportDeadline({ now, settings }: Services, { startedAt }: Order) {
  const deadline = later(startedAt, { minutes: settings.paymentMinutes });
  return { askUntil: deadline.toISOString(), isOver: now() >= deadline };
}

/**
 * What is known of an order at this moment. `unconfirmed`: the bank did not report in time. If it does so later, the
 * payment counts all the same.
 */
export function paymentState(services: Services, order: Order) {
  const { askUntil, isOver } = reportDeadline(services, order);
  const isLate = order.state === 'pending' && isOver;
  return { state: isLate ? ('unconfirmed' as const) : order.state, askUntil };
}
