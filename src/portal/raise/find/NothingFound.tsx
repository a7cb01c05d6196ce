import { Stack } from '#ui';
import { useSettings } from '../../calls/settings';
import { PhoneLink } from '../../components/PhoneLink';
import { t } from '../../i18n';
import type { FoundLink } from './findables';
import { FoundList } from './FoundList';

/** What to do where no request fits: ask in one's own words, or call. */
export const NothingFound = ({ otherwise }: { otherwise: FoundLink | undefined }) => {
  const number = useSettings()?.customerServiceNumber;
  return (
    <Stack gap={1}>
      {otherwise && <FoundList links={[{ ...otherwise, group: '' }]} />}
      {number && (
        <p>
          {t('orCall')} <PhoneLink number={number} />
        </p>
      )}
    </Stack>
  );
};
