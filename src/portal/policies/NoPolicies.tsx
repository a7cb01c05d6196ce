import { Card, Hint } from '#ui';
import { useSettings } from '../calls/settings';
import { say } from '../i18n';

export const NoPolicies = () => {
  const settings = useSettings();
  return (
    <Card as="div">
      <p>{say('policies.none')}</p>
      {settings && (
        <Hint as="p">{say('policies.noneHelp', { number: settings.customerServiceNumber })}</Hint>
      )}
    </Card>
  );
};
