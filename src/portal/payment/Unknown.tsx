import { Notice, Row, Stack } from '#ui';
import { SecondaryLink } from '../components/ButtonLink';
import { t } from '../i18n';
import { NextSteps } from './NextSteps';

/** The customer made no payment with this reference. */
export const Unknown = ({ reference }: { reference: string }) => (
  <Stack gap={3}>
    <Notice kind="warning">
      <p>{t('thankYou.unknown.message')}</p>
      {reference && <p>{t('thankYou.referenceIs', { reference })}</p>}
    </Notice>
    <NextSteps steps={[[t('thankYou.unknown.look'), t('thankYou.unknown.lookHow')]]} />
    <Row>
      <SecondaryLink to="/dashboard/policy">{t('thankYou.toPolicies')}</SecondaryLink>
    </Row>
  </Stack>
);
