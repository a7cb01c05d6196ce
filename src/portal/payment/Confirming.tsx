import { Card, Notice, Row, SecondaryButton, formatMoney, Stack } from '#ui';
import { formatTime } from '#engine';
import { SecondaryLink } from '../components/ButtonLink';
import { DescriptionList } from '../components/DescriptionList';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import type { Payment, State } from './usePayment';

interface Props {
  reference: string;
  amount: number | string | undefined;
  payment: Payment | undefined;
  state: State;
  /** The page has stopped asking the server by itself. */
  isGivenUp: boolean;
  onAgain: () => void;
}

const factOf = (path: string, value: string): [string, string] => [t(path), value];

/** The page waits for the bank's report, or looks for the payment. */
export const Confirming = ({ reference, amount, payment, state, isGivenUp, onAgain }: Props) => {
  const timeZone = useTimeZone();
  const until = payment && formatTime(payment.askUntil, timeZone);
  const waiting = payment ? 'message' : state === 'unknown' ? 'looking' : 'connecting';
  return (
    <Stack gap={3}>
      <Notice kind={isGivenUp ? 'warning' : 'info'} role="status">
        <p>{t(`thankYou.confirming.${isGivenUp ? 'unreachable' : waiting}`, { until })}</p>
        {until && <p>{t('thankYou.confirming.left')}</p>}
      </Notice>
      <Card as="div">
        <DescriptionList
          items={[
            ...(amount === undefined ? [] : [factOf('thankYou.amount', formatMoney(amount, 2))]),
            factOf('thankYou.reference', reference || '–'),
          ]}
          minWidth={240}
        />
      </Card>
      <Row>
        {isGivenUp && (
          <SecondaryButton onClick={onAgain}>{t('thankYou.confirming.again')}</SecondaryButton>
        )}
        <SecondaryLink to="/dashboard/policy">{t('thankYou.toPolicies')}</SecondaryLink>
      </Row>
    </Stack>
  );
};
