import { formatDate } from '#engine';
import { WithNumber } from '../components/WithNumber';
import { t } from '../i18n';
import { dayIn, useTimeZone, useToday } from '../insurerClock';
import type { NextName } from './progress';

/** Where the customer has to ask, or to do something. */
const callsFor: NextName[] = ['onHold', 'waiting', 'unknown'];

/** Where the insurer has to act. */
const answeredLater: NextName[] = ['received', 'inWork'];

interface Props {
  next: NextName;
  /** When the request was received, a moment in UTC. */
  createdOn: string;
  turnaroundDays: number | undefined;
}

/** What happens next with a request and by when, and the number to call where it does not go on by itself. */
export const NextStep = ({ next, createdOn, turnaroundDays }: Props) => {
  const today = useToday();
  const dueDay = useDueDay(createdOn, answeredLater.includes(next) ? turnaroundDays : undefined);
  const isLate = dueDay !== undefined && dueDay < today;
  return (
    <p>
      {t(`track.next.${next}`)}
      {dueDay && (
        <> {isLate ? t('track.late') : t('track.answerBy', { date: formatDate(dueDay) })}</>
      )}
      {(isLate || callsFor.includes(next)) && (
        <>
          {' '}
          <WithNumber text="track.call" />
        </>
      )}
    </p>
  );
};

/** The insurer's day (YYYY-MM-DD) on which the turnaround ends; undefined without one. */
function useDueDay(createdOn: string, turnaroundDays: number | undefined): string | undefined {
  const timeZone = useTimeZone();
  const due = new Date(createdOn);
  if (turnaroundDays === undefined || Number.isNaN(due.getTime())) return undefined;
  due.setUTCDate(due.getUTCDate() + turnaroundDays);
  return dayIn(timeZone, due);
}
