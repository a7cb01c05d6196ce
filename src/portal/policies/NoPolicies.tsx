import { Hint, StatePanel } from '#ui';
import { WithNumber } from '../components/WithNumber';
import { t } from '../i18n';

export const NoPolicies = () => (
  <StatePanel kind="info">
    <p>{t('policies.none')}</p>
    <Hint as="p">
      <WithNumber text="policies.noneHelp" />
    </Hint>
  </StatePanel>
);
