import { Card, Notice, PlainList, Row, Stack } from '#ui';
import { useSettings } from '../calls/settings';
import { PrimaryLink, SecondaryLink } from '../components/ButtonLink';
import { PhoneLink } from '../components/PhoneLink';
import { t } from '../i18n';

interface Props {
  reference: string;
  policyNo: string | undefined;
}

export const NotPaid = ({ reference, policyNo }: Props) => {
  const settings = useSettings();
  return (
    <Stack gap={3}>
      <Notice kind="danger">
        <p>{t('thankYou.notPaid.message')}</p>
        {reference && <p>{t('thankYou.referenceIs', { reference })}</p>}
      </Notice>
      <Card>
        <Stack gap={2}>
          <h2>{t('thankYou.notPaid.next')}</h2>
          <PlainList as="ol" gap={2}>
            <li>
              <h3>{t('thankYou.notPaid.retry')}</h3>
              <p>{t('thankYou.notPaid.retryHow')}</p>
            </li>
            <li>
              <h3>{t('thankYou.notPaid.check')}</h3>
              <p>{t('thankYou.notPaid.checkHow')}</p>
            </li>
            <li>
              <h3>{t('thankYou.notPaid.support')}</h3>
              {settings && (
                <p>
                  <PhoneLink number={settings.customerServiceNumber} />
                  {`, ${settings.headerHours}`}
                </p>
              )}
            </li>
          </PlainList>
        </Stack>
      </Card>
      <Row>
        <PrimaryLink to="/dashboard/premium-payment">{t('thankYou.notPaid.retry')}</PrimaryLink>
        <SecondaryLink to={`/dashboard/policy${policyNo ? `?policy=${policyNo}` : ''}`}>
          {t('thankYou.toPolicies')}
        </SecondaryLink>
      </Row>
    </Stack>
  );
};
