import { Chip } from '../components/Chip';
import { daysBetween, inDays } from '../format/inDays';
import { t } from '../i18n';
import { useToday } from '../insurerClock';

/** In days: a chip says how far off a due date is from here on, and is amber from there on. */
const near = { shown: 60, amber: 15 };

/** How far off a due date (YYYY-MM-DD) is; nothing where that is long. */
export const DueChip = ({ date }: { date: string }) => {
  const days = daysBetween(useToday(), date);
  if (Number.isNaN(days) || days > near.shown) return null;
  const tone = days < 0 ? 'late' : days <= near.amber ? 'attention' : 'ended';
  return (
    <Chip tone={tone} icon="clock">
      {t(days < 0 ? 'policies.wasDue' : 'policies.isDue', { when: inDays(days) })}
    </Chip>
  );
};
