import { Hint } from '#ui';
import { say } from '../i18n';

export const DemoHint = () => (
  <Hint as="p">
    {say('signIn.demo.try')}{' '}
    <a href="/demo/outbox" target="_blank" rel="noreferrer">
      {say('signIn.demo.outbox')}
    </a>
  </Hint>
);
