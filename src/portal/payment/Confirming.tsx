import { Card, Notice, Row, SecondaryButton, formatMoney, Stack } from '#ui';
import { SecondaryLink } from '../components/ButtonLink';
import { DescriptionList } from '../components/DescriptionList';
import { t } from '../i18n';

interface Props {
  reference: string;
  amount: number | string | undefined;
  /** The page has stopped asking the server by itself. */
  isGivenUp: boolean;
  onAgain: () => void;
}

const factOf = (path: string, value: string): [string, string] => [t(path), value];

/** The gateway reported success, but the server has not confirmed it yet. */
export const Confirming = ({ reference, amount, isGivenUp, onAgain }: Props) => (
  <Stack gap={3}>
    <Notice kind="info" role="status">
      <p>{t(isGivenUp ? 'thankYou.confirming.later' : 'thankYou.confirming.message')}</p>
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
