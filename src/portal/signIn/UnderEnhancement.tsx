import { Notice } from '#ui';
import { t } from '../i18n';

export const UnderEnhancement = ({ tollFreeNumber }: { tollFreeNumber: string }) => (
  <Notice kind="warning" role="status">
    <p>
      {t('signIn.underEnhancement')}{' '}
      <a href={`tel:${tollFreeNumber.replace(/[^+\d]/g, '')}`}>{tollFreeNumber}</a>
    </p>
  </Notice>
);
