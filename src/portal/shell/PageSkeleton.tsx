import { Card, Skeleton, Stack } from '#ui';

/** Shown while the code of a page is loading. */
export const PageSkeleton = () => (
  <Stack gap={3} aria-busy="true">
    <div>
      <Skeleton width={24} />
    </div>
    <Card>
      <Stack gap={2}>
        <Skeleton width={30} />
        <Skeleton width={40} />
        <Skeleton width={20} />
      </Stack>
    </Card>
  </Stack>
);
