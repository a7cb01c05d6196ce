import { Card, Skeleton, Stack } from '#ui';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { t } from '../i18n';

export const CataloguePlaceholder = ({
  isFailed,
  onAgain,
}: {
  isFailed: boolean;
  onAgain: () => void;
}) => (
  <Page title={t('raise.title')} lead={t('raise.lead')}>
    {isFailed ? (
      <FailedNotice message={t('raise.failed')} onAgain={onAgain} />
    ) : (
      <Card aria-busy="true">
        <Stack gap={2}>
          <Skeleton width={20} />
          <Skeleton width={40} />
        </Stack>
      </Card>
    )}
  </Page>
);
