import { useSettings } from '../calls/settings';
import { PhoneLink } from '../components/PhoneLink';
import { t } from '../i18n';
import type { NextName } from './progress';

/** Where the customer has to ask, or to do something. */
const callsFor: NextName[] = ['onHold', 'waiting', 'unknown'];

/** What happens next with a request, and the number to call where it does not go on by itself. */
export const NextStep = ({ next }: { next: NextName }) => {
  const number = useSettings()?.customerServiceNumber;
  return (
    <p>
      {t(`track.next.${next}`)}
      {callsFor.includes(next) && number && (
        <>
          {' '}
          {t('track.call')}{' '}
          <span style={{ whiteSpace: 'nowrap' }}>
            <PhoneLink number={number} />
          </span>
        </>
      )}
    </p>
  );
};
