import { formatDate, formatMoney } from '#engine';
import { t, tRecord } from '../i18n';
import type { PolicySummary } from './overview';

type Fact = [name: string, value: string];

/** Texts with {amount}. A frequency that is not here follows no amount. */
const perPeriod: { [frequency: string]: string } = {
  Annually: 'policies.perYear',
  'Half-yearly': 'policies.perHalfYear',
  Quarterly: 'policies.perQuarter',
  Monthly: 'policies.perMonth',
};

/** The premium with how often it is paid, for instance ₹ 25,080 / year. */
function premiumOf({ premiumToBePaidWithGst, premiumPayingFrequency }: PolicySummary): string {
  const amount = formatMoney(premiumToBePaidWithGst);
  const path = perPeriod[premiumPayingFrequency];
  return path ? t(path, { amount }) : amount;
}

/** What lists show of a policy's premium. */
export function premiumFacts(policy: PolicySummary): Fact[] {
  const { takesPremium, premiumToBePaidWithGst, premiumLeftToPay } = policy;
  const isPartPaid = premiumLeftToPay > 0 && premiumLeftToPay < premiumToBePaidWithGst;
  const left: Fact = [t('payment.leftToPay'), formatMoney(premiumLeftToPay)];
  return [
    [t('policies.premium'), takesPremium ? premiumOf(policy) : t('policies.noPremium')],
    ...(takesPremium && isPartPaid ? [left] : []),
    [t('policies.dueDate'), (takesPremium && formatDate(policy.premiumDueDate)) || '–'],
  ];
}

/** How often the premium is paid. */
export const frequencyOf = ({ takesPremium, premiumPayingFrequency }: PolicySummary): Fact => [
  t('policies.frequency'),
  (takesPremium && tRecord(premiumPayingFrequency)) || '–',
];

/** What is there of a premium that was paid twice: nothing else tells what became of it. */
export const excessFacts = ({ exceesAmount }: PolicySummary): Fact[] =>
  exceesAmount > 0 ? [[t('payment.excess'), formatMoney(exceesAmount, 2)]] : [];
