import { eq } from 'drizzle-orm';
import { signatureOf, type PaymentReport } from '../../../src/server/payments/paymentReport';
import { readSecrets } from '../../../src/server/secrets';
import { readSettings } from '../../../src/server/readSettings';
import { policies } from '../../../src/server/store/schema';
import type { Answer, Caller } from './caller';
import { customerOf, type TestPortal } from './portal';
import type { TestServer } from './server';

export const ofPortal = { type: 'RENEWAL', source: 'CUSTOMER_PORTAL' };

/** Starts a payment; the response body is the URL of the payment page. */
export function start(caller: Caller, clientId: string, policyNumber: string): Promise<Answer> {
  const { dateOfBirth: dob } = customerOf(clientId);
  return caller.post('payment/', { dob, policyNumber, ...ofPortal });
}

/** Presses a button of the gateway's page, in a browser that has no session. */
export function choose(server: TestPortal, page: string, choice: string): Promise<Answer> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return server.anyone.send('POST', page, type, `choice=${choice}`);
}

/** Path and query of the redirect. */
export function queryOf({ headers }: Answer): { [name: string]: string } {
  const address = new URL(String(headers.location), 'http://portal');
  return { path: address.pathname, ...Object.fromEntries(address.searchParams) };
}

/** Pays a premium and returns the payment's number. */
export async function pay(
  server: TestPortal,
  caller: Caller,
  clientId: string,
  policyNumber: string,
  choice = 'pay',
): Promise<string> {
  const { body } = await start(caller, clientId, policyNumber);
  return queryOf(await choose(server, body, choice)).txn_id!;
}

export function reportOf(report: Partial<PaymentReport> & { txn_id: string }): PaymentReport {
  return {
    gateway_trans_id: 'BANK-1',
    status: 'success',
    amount: '25080.00',
    currency: 'INR',
    at: new Date().toISOString(),
    ...report,
  };
}

export async function secretOf(server: TestServer): Promise<Uint8Array> {
  return (await readSecrets(readSettings(server.place.env))).payment;
}

/** Sends a report as the gateway does; signed, unless a signature is given. */
export async function sendReport(
  server: TestServer,
  report: PaymentReport,
  signature?: string,
): Promise<Answer> {
  const right = signatureOf(report, await secretOf(server));
  return server.anyone.post('payment-callback/', { ...report, signature: signature ?? right });
}

/** Makes the next premium due. */
export const requestNextPremium = (server: TestServer, policyNumber: string): Promise<void> =>
  changePolicy(server, policyNumber, { premiumLeftToPay: 25080 });

/** Changes the policy in the insurer's records. */
export async function changePolicy(
  { db }: TestServer,
  policyNumber: string,
  change: { [name: string]: unknown },
): Promise<void> {
  const isThis = eq(policies.policyNumber, policyNumber);
  const [policy] = await db.select().from(policies).where(isThis);
  await db
    .update(policies)
    .set({ data: { ...policy!.data, ...change } })
    .where(isThis);
}
