import { Card, Skeleton, Stack } from '#ui';
import { t } from '../i18n';

/** As high as one item, or as the text that there is none. */
export const AttentionSkeleton = () => (
  <Stack gap={2} aria-busy="true">
    <h2>{t('attention.title')}</h2>
    <Card as="div">
      <Skeleton width={40} />
    </Card>
  </Stack>
);
