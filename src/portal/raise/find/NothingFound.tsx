import { Stack } from '#ui';
import { CallUs } from '../../components/CallUs';
import type { FoundLink } from './findables';
import { FoundList } from './FoundList';

/** What to do where no request fits: ask in one's own words, or call. */
export const NothingFound = ({ otherwise }: { otherwise: FoundLink | undefined }) => (
  <Stack gap={1}>
    {otherwise && <FoundList links={[{ ...otherwise, group: '' }]} />}
    <CallUs />
  </Stack>
);
