import { type Column, DataTable, formatMoney, Skeleton } from '#ui';
import type { PolicyDetail, Rider } from '../session/policyDetail';
import { t } from '../i18n';
import { showStatus } from './status';

const columns = (): Column<Rider>[] => [
  { name: t('policies.rider'), show: ({ riderName }) => riderName },
  {
    name: t('policies.riderSum'),
    show: ({ riderSumAssured }) => formatMoney(riderSumAssured),
  },
  { name: t('policies.riderStatus'), show: ({ riderStatus }) => showStatus(riderStatus) },
];

export const Riders = ({ detail }: { detail: PolicyDetail | undefined }) => {
  if (!detail) return <Skeleton width={30} />;
  if (detail.noRiderDetails) return <p>{t('policies.noRiders')}</p>;
  return (
    <DataTable
      caption={t('policies.riders')}
      columns={columns()}
      rows={detail.riderDetails}
      keyOf={({ riderCode, riderName }) => riderCode + riderName}
      from={480}
    />
  );
};
