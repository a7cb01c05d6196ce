import { Hint, StatePanel } from '#ui';
import { useInsurer } from '../calls/settings';
import { Around } from '../components/Around';
import { PhoneLink } from '../components/PhoneLink';
import { t } from '../i18n';

export const NoPolicies = () => {
  const insurer = useInsurer();
  return (
    <StatePanel kind="info">
      <p>{t('policies.none')}</p>
      {insurer && (
        <Hint as="p">
          <Around text="policies.noneHelp" place="number">
            <PhoneLink number={insurer.customerServiceNumber} />
          </Around>
        </Hint>
      )}
    </StatePanel>
  );
};
