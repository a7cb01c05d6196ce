import { withoutBrand } from '#engine';
import { findPolicy } from '../records/findPolicy';
import { fullNameOf } from '../records/profile';
import { makePdf } from '../pdf/makePdf';
import { receiptDocument } from '../pdf/receiptDocument';
import { pdf, type Reply } from '../reply';
import type { Services } from '../services';
import type { Order } from './orders';

/** The file name on the customer's device (PAY-08). */
const fileName = 'Payment Acknowledgement.pdf';

/** The acknowledgement of a paid order; undefined if the service that makes it does not answer. */
export async function findReceipt(
  services: Services,
  order: Order,
): Promise<Reply<Buffer> | undefined> {
  const { fetchReceipt } = services;
  const bytes = fetchReceipt ? await fetchReceipt(order.txnId) : await makeReceipt(services, order);
  return bytes && pdf(bytes, fileName);
}

async function makeReceipt(services: Services, order: Order): Promise<Buffer> {
  const { settings, now } = services;
  const found = await findPolicy(services, order, order.policyNumber);
  if (!found) throw new Error('A payment names a policy that does not exist in the policy book.');
  const { customer, policy } = found;
  const document = receiptDocument(order, {
    payer: fullNameOf(customer.data),
    planName: withoutBrand(policy.data.planName, settings.brandWord),
    timeZone: settings.timeZone,
  });
  return makePdf(document, settings, now());
}
