import { Card, SecondaryButton, Stack, StatePanel } from '#ui';
import { formatTime, formatMoney } from '#engine';
import { SecondaryLink } from '../components/ButtonLink';
import { CallUs } from '../components/CallUs';
import { DescriptionList } from '../components/DescriptionList';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import type { Payment, State } from './usePayment';

interface Props {
  amount: number | string | undefined;
  payment: Payment | undefined;
  state: State;
  /** The page has stopped asking the server by itself. */
  isGivenUp: boolean;
  onAgain: () => void;
}

/** The page waits for the bank's report, or looks for the payment. */
export const Confirming = ({ amount, payment, state, isGivenUp, onAgain }: Props) => {
  const timeZone = useTimeZone();
  const until = payment && formatTime(payment.askUntil, timeZone);
  const waiting = payment ? 'message' : state === 'unknown' ? 'looking' : 'connecting';
  const facts: [path: string, value: string][] = [];
  if (amount !== undefined) facts.push(['thankYou.amount', formatMoney(amount, 2)]);
  if (payment) facts.push(['thankYou.reference', payment.txn_id]);
  return (
    <Stack gap={3}>
      <StatePanel
        kind={isGivenUp ? 'warning' : 'info'}
        {...(!isGivenUp && { icon: 'clock' })}
        role="status"
        actions={
          <>
            {isGivenUp && (
              <SecondaryButton onClick={onAgain}>{t('thankYou.confirming.again')}</SecondaryButton>
            )}
            <SecondaryLink to="/dashboard/policy">{t('thankYou.toPolicies')}</SecondaryLink>
            <CallUs />
          </>
        }
      >
        <p>{t(`thankYou.confirming.${isGivenUp ? 'unreachable' : waiting}`, { until })}</p>
        {until && <p>{t('thankYou.confirming.left')}</p>}
      </StatePanel>
      {facts.length > 0 && (
        <Card as="div">
          <DescriptionList
            items={facts.map(([path, value]): [string, string] => [t(path), value])}
            minWidth={240}
          />
        </Card>
      )}
    </Stack>
  );
};
