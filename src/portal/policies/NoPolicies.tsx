import { Card, Hint } from '#ui';
import { useSettings } from '../calls/settings';
import { t } from '../i18n';

export const NoPolicies = () => {
  const settings = useSettings();
  return (
    <Card as="div">
      <p>{t('policies.none')}</p>
      {settings && (
        <Hint as="p">{t('policies.noneHelp', { number: settings.customerServiceNumber })}</Hint>
      )}
    </Card>
  );
};
