import { Card, Skeleton, Stack } from '#ui';
import { t } from '../i18n';

/** Holds the place of what needs attention: as high as one thing, or the words that there is none. */
export const AttentionSkeleton = () => (
  <Stack gap={2} aria-busy="true">
    <h2>{t('attention.title')}</h2>
    <Card as="div">
      <Skeleton width={40} />
    </Card>
  </Stack>
);
