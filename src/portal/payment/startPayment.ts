import { call } from '../calls/call';
import type { PolicySummary } from '../policies/overview';
import { dobOf } from '../session/dobOf';
import { writeSession } from '../session/storage';
import { t } from '../i18n';
import { savePaidAmount } from './paidAmount';

/** Where the insurer sees that a payment was started. */
const source = 'CUSTOMER_PORTAL';

/** Opens the payment gateway. Returns a message if the payment could not be started. */
export async function startPayment(policy: PolicySummary): Promise<string | undefined> {
  const { policyNo, premiumLeftToPay } = policy;
  const result = await call(
    'POST payment/',
    { dob: dobOf(policyNo), policyNumber: policyNo, type: 'RENEWAL', source },
    { isQuiet: true },
  );
  if (result.status !== 'ok') return result.message || t('failures.other');
  if (!isWebAddress(result.data)) return t('failures.other');
  const amount = String(premiumLeftToPay);
  writeSession('toBePaidPremiumAmount', amount);
  savePaidAmount(amount);
  window.location.assign(result.data);
  return undefined;
}

function isWebAddress(data: unknown): data is string {
  if (typeof data !== 'string' || data === '') return false;
  const { protocol } = new URL(data, window.location.href);
  return protocol === 'https:' || protocol === 'http:';
}
