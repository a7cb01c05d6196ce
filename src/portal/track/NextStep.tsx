import { formatDay } from '#engine';
import { useSettings } from '../calls/settings';
import { PhoneLink } from '../components/PhoneLink';
import { t } from '../i18n';
import { useTimeZone, useToday } from '../insurerClock';
import type { NextName } from './progress';

/** Where the customer has to ask, or to do something. */
const callsFor: NextName[] = ['onHold', 'waiting', 'unknown'];

/** Where the insurer has to act. */
const answeredLater: NextName[] = ['received', 'inWork'];

const day = 24 * 60 * 60 * 1000;

interface Props {
  next: NextName;
  /** When the request was received, a moment in UTC. */
  createdOn: string;
  turnaroundDays: number | undefined;
}

/** What happens next with a request and by when, and the number to call where it does not go on by itself. */
export const NextStep = ({ next, createdOn, turnaroundDays }: Props) => {
  const number = useSettings()?.customerServiceNumber;
  const timeZone = useTimeZone();
  const today = useToday();
  const received = Date.parse(createdOn);
  const isAwaited =
    answeredLater.includes(next) && turnaroundDays !== undefined && !Number.isNaN(received);
  const due = isAwaited ? new Date(received + turnaroundDays * day).toISOString() : '';
  const isLate = isAwaited && due.slice(0, 'YYYY-MM-DD'.length) < today;
  return (
    <p>
      {t(`track.next.${next}`)}
      {isAwaited && ' '}
      {isLate
        ? t('track.late')
        : isAwaited && t('track.answerBy', { date: formatDay(due, timeZone) })}
      {(isLate || callsFor.includes(next)) && number && (
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
