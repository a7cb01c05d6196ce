import { Hint } from '#ui';
import { t } from '../i18n';

export const DemoHint = () => (
  <Hint as="p">
    {t('signIn.demo.try')}{' '}
    <a href="/demo/outbox" target="_blank" rel="noreferrer">
      {t('signIn.demo.outbox')}
    </a>
  </Hint>
);
