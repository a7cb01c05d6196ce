import { useInsurer } from '../calls/settings';
import { t } from '../i18n';
import { PhoneLink } from './PhoneLink';

/** The number to call instead; nothing before it is known. */
export const CallUs = () => {
  const phone = useInsurer()?.customerServiceNumber;
  return (
    phone && (
      <p>
        {t('orCall')} <PhoneLink number={phone} />
      </p>
    )
  );
};
