import { Card, Notice, PlainList, Row, Stack } from '#ui';
import { useSettings } from '../calls/settings';
import { PrimaryLink, SecondaryLink } from '../parts/ButtonLink';
import { say } from '../i18n';

interface Props {
  reference: string;
  policyNo: string | undefined;
}

export const NotPaid = ({ reference, policyNo }: Props) => {
  const settings = useSettings();
  return (
    <Stack gap={3}>
      <Notice kind="danger">
        <p>{say('thankYou.notPaid.says')}</p>
        {reference && <p>{say('thankYou.referenceIs', { reference })}</p>}
      </Notice>
      <Card>
        <Stack gap={2}>
          <h2>{say('thankYou.notPaid.next')}</h2>
          <PlainList as="ol" gap={2}>
            <li>
              <h3>{say('thankYou.notPaid.retry')}</h3>
              <p>{say('thankYou.notPaid.retryHow')}</p>
            </li>
            <li>
              <h3>{say('thankYou.notPaid.check')}</h3>
              <p>{say('thankYou.notPaid.checkHow')}</p>
            </li>
            <li>
              <h3>{say('thankYou.notPaid.support')}</h3>
              {settings && (
                <p>
                  <a href={`tel:${settings.customerServiceNumber.replace(/[^\d+]/g, '')}`}>
                    {settings.customerServiceNumber}
                  </a>
                  {`, ${settings.headerHours}`}
                </p>
              )}
            </li>
          </PlainList>
        </Stack>
      </Card>
      <Row>
        <PrimaryLink to="/dashboard/premium-payment">{say('thankYou.notPaid.retry')}</PrimaryLink>
        <SecondaryLink to={`/dashboard/policy${policyNo ? `?policy=${policyNo}` : ''}`}>
          {say('thankYou.toPolicies')}
        </SecondaryLink>
      </Row>
    </Stack>
  );
};
