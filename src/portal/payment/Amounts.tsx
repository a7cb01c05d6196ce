import { formatMoney } from '#engine';
import { AmountList } from '../components/AmountList';
import type { PolicySummary } from '../policies/overview';
import { t } from '../i18n';

/** How the amount to pay is calculated. */
export const Amounts = ({ policy }: { policy: PolicySummary }) => {
  const gst = policy.premiumToBePaidWithGst - policy.premiumWithoutTax;
  const lines: [path: string, amount: number, isSum?: boolean][] = [
    ['payment.withoutTax', policy.premiumWithoutTax],
    ['payment.gst', gst],
    ['payment.total', policy.premiumToBePaidWithGst, true],
    ['payment.suspense', policy.suspenseAmout],
    ['payment.excess', policy.exceesAmount],
    ['payment.leftToPay', policy.premiumLeftToPay, true],
  ];
  return (
    <AmountList
      lines={lines.map(([path, amount, isSum]) => ({
        key: path,
        name: t(path),
        value: formatMoney(amount, 2),
        isSum,
      }))}
    />
  );
};
