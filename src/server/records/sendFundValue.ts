import { formatDate, formatMoney } from '#engine';
import type { FoundPolicy } from './findPolicy';
import { sendOnce } from '../sendOnce';
import type { Services } from '../services';
import { t } from '../i18n';

/** Sends the fund value once a day; false if it cannot be sent. */
export async function sendFundValueSms(
  services: Services,
  { customer, policy: { policyNumber } }: FoundPolicy,
  value: number,
): Promise<boolean> {
  const day = services.today();
  const text = t('message.fundValue', {
    policy: policyNumber,
    amount: formatMoney(value, 2),
    day: formatDate(day),
    brand: services.settings.brandName,
  });
  const message = { policyNumber, kind: 'fund value', day, to: customer.phoneNumber, text };
  return sendOnce(services, message, services.sendSms);
}
