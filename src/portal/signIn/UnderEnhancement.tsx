import { Notice } from '#ui';
import { PhoneLink } from '../components/PhoneLink';
import { t } from '../i18n';

export const UnderEnhancement = ({ tollFreeNumber }: { tollFreeNumber: string }) => (
  <Notice kind="warning" role="status">
    <p>
      {t('signIn.underEnhancement')} <PhoneLink number={tollFreeNumber} />
    </p>
  </Notice>
);
