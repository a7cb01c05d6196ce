import { Stack, StatePanel } from '#ui';
import { SecondaryLink } from '../components/ButtonLink';
import { t } from '../i18n';
import { NextSteps } from './NextSteps';

/** The customer made no payment with the reference of the address, which is not shown: anyone can write it. */
export const Unknown = () => (
  <Stack gap={3}>
    <StatePanel
      kind="warning"
      actions={<SecondaryLink to="/dashboard/policy">{t('thankYou.toPolicies')}</SecondaryLink>}
    >
      <p>{t('thankYou.unknown.message')}</p>
    </StatePanel>
    <NextSteps steps={[[t('thankYou.unknown.look'), t('thankYou.unknown.lookHow')]]} />
  </Stack>
);
