import { navDateOn } from '../integrations/ulipFunds';
import { type Order, openOrders } from '../payments/orders';
import { reportDeadline } from '../payments/paymentState';
import { rupeesOf } from '../records/paise';
import { attentionFor } from '../records/attention';
import { whyNotPayable } from '../records/payable';
import { summaryOf } from '../records/summary';
import { success } from '../reply';
import { openTicketNumbers, openTicketsByPolicy } from '../store/tickets';
import type { Services } from '../services';
import type { Handler } from './handler';

/** All policies of the customer in one call, with what needs attention. */
export const policyList: Handler<'GET policies/'> = async (services, _input, { clientId }) => {
  const { db, policyBook, requestTypes, settings, today } = services;
  const { customer, policies: owned } = await policyBook.recordsOf(clientId);
  const openTickets = await openTicketsByPolicy(db, clientId);
  // Revive Policy leads to the request type that a link with the policy's number opens (POL-13).
  const revival = requestTypes.subTypeOpenedBy('policyNum');
  const openRevivals = revival && (await openTicketNumbers(db, clientId, revival.code));
  const open = await openOrders(services, clientId);
  const policies = owned.map((policy) => {
    const { policyNumber } = policy;
    const order = open.get(policyNumber);
    const pendingWork = {
      openRequests: openTickets.get(policyNumber)?.count ?? 0,
      openRevival: openRevivals?.get(policyNumber) ?? null,
      pendingPayment: order ? pendingPayment(services, order) : null,
    };
    return summaryOf(customer, policy, pendingWork, settings.brandWord);
  });
  const payable = owned.filter((policy) => whyNotPayable(policy) === undefined);
  const canPay = new Set(payable.map(({ policyNumber }) => policyNumber));
  return success({
    policies,
    attention: attentionFor(policies, { canPay, openTickets, today: today() }),
    navDate: navDateOn(today()),
  });
};

function pendingPayment(services: Services, order: Order) {
  const { askUntil, isOver } = reportDeadline(services, order);
  return {
    txn_id: order.txnId,
    amount: rupeesOf(order.paise),
    startedAt: order.startedAt.toISOString(),
    askUntil,
    isUnconfirmed: isOver,
  };
}
