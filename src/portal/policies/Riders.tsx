import { formatMoney } from '#engine';
import { type Column, DataTable } from '#ui';
import type { PolicyDetail, Rider } from './policyDetail';
import { t, tRecord } from '../i18n';
import { formatStatus } from './status';

const columns = (): Column<Rider>[] => [
  { name: t('policies.rider'), cell: ({ riderName }) => tRecord(riderName) },
  {
    name: t('policies.riderSum'),
    cell: ({ riderSumAssured }) => formatMoney(riderSumAssured),
  },
  { name: t('policies.riderStatus'), cell: ({ riderStatus }) => formatStatus(riderStatus) },
];

export const Riders = ({ detail }: { detail: PolicyDetail }) => {
  if (detail.noRiderDetails) return <p>{t('policies.noRiders')}</p>;
  return (
    <DataTable
      caption={t('policies.riders')}
      columns={columns()}
      rows={detail.riderDetails}
      rowKey={({ riderCode, riderName }) => riderCode + riderName}
      cardsBelow={480}
    />
  );
};
