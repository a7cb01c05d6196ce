import { Card, Skeleton, Stack } from '#ui';
import { DescriptionList } from '../components/DescriptionList';
import { t } from '../i18n';
import { DetailsSkeleton } from './DetailsSkeleton';

interface Props {
  cards: number;
  /** One of the cards will be open. */
  hasDetails?: boolean;
}

export const PoliciesSkeleton = ({ cards, hasDetails = false }: Props) => (
  <Stack gap={2} aria-busy="true">
    {Array.from({ length: cards }, (_, index) => (
      <Card as="div" key={index}>
        <Stack gap={2}>
          <div>
            <Skeleton width={24} />
            <br />
            <Skeleton width={16} />
          </div>
          <DescriptionList
            items={['policies.premium', 'policies.dueDate', 'policies.frequency'].map((path) => [
              t(path),
              <Skeleton key={path} width={10} />,
            ])}
          />
          {hasDetails && index === 0 && <DetailsSkeleton />}
        </Stack>
      </Card>
    ))}
  </Stack>
);
