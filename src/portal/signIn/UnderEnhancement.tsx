import { Notice } from '#ui';
import { say } from '../i18n';

export const UnderEnhancement = ({ tollFreeNumber }: { tollFreeNumber: string }) => (
  <Notice kind="warning" role="status">
    <p>
      {say('signIn.underEnhancement')}{' '}
      <a href={`tel:${tollFreeNumber.replace(/[^+\d]/g, '')}`}>{tollFreeNumber}</a>
    </p>
  </Notice>
);
