import { pendingOrders } from '../payments/orders';
import { attentionFor } from '../records/attention';
import { whyNotPayable } from '../records/payable';
import { summaryOf } from '../records/summary';
import { success } from '../reply';
import { openTicketsByPolicy } from '../store/tickets';
import type { Handler } from './handler';

/** All policies of the customer in one call, with what needs attention. */
export const policyList: Handler<'GET policies/'> = async (services, _input, { clientId }) => {
  const { db, policyBook, settings, today } = services;
  const customer = await policyBook.customer(clientId);
  const owned = await policyBook.policiesOf(clientId);
  const openRequests = await openTicketsByPolicy(db, clientId);
  const pending = await pendingOrders(services, clientId);
  const policies = owned.map((policy) => {
    const { policyNumber } = policy;
    const pendingWork = {
      openRequests: openRequests.get(policyNumber) ?? 0,
      pendingOrder: pending.get(policyNumber),
    };
    return summaryOf(customer, policy, pendingWork, settings.brandWord);
  });
  const payable = owned.filter((policy) => whyNotPayable(policy) === undefined);
  const canPay = new Set(payable.map(({ policyNumber }) => policyNumber));
  return success({ policies, attention: attentionFor(policies, canPay, today()) });
};
