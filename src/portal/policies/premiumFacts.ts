import { formatDate, formatMoney } from '#engine';
import { t, tRecord } from '../i18n';
import type { PolicySummary } from './overview';

type Fact = [name: string, value: string];

/** What lists show of a policy's premium. */
export function premiumFacts(policy: PolicySummary): Fact[] {
  const { takesPremium, premiumToBePaidWithGst, premiumLeftToPay } = policy;
  const isPartPaid = premiumLeftToPay > 0 && premiumLeftToPay < premiumToBePaidWithGst;
  const left: Fact = [t('payment.leftToPay'), formatMoney(premiumLeftToPay)];
  const of = (fact: string) => (takesPremium && fact) || '–';
  return [
    [
      t('policies.premium'),
      takesPremium ? formatMoney(premiumToBePaidWithGst) : t('policies.noPremium'),
    ],
    ...(takesPremium && isPartPaid ? [left] : []),
    [t('policies.dueDate'), of(formatDate(policy.premiumDueDate))],
    [t('policies.frequency'), of(tRecord(policy.premiumPayingFrequency))],
  ];
}
