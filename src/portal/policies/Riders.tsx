import { type Column, DataTable, showMoney, Skeleton } from '#ui';
import type { PolicyDetail, Rider } from '../session/policyDetail';
import { say } from '../i18n';
import { showStatus } from './status';

const columns = (): Column<Rider>[] => [
  { name: say('policies.rider'), show: ({ riderName }) => riderName },
  {
    name: say('policies.riderSum'),
    show: ({ riderSumAssured }) => showMoney(riderSumAssured),
  },
  { name: say('policies.riderStatus'), show: ({ riderStatus }) => showStatus(riderStatus) },
];

export const Riders = ({ detail }: { detail: PolicyDetail | undefined }) => {
  if (!detail) return <Skeleton width={30} />;
  if (detail.noRiderDetails) return <p>{say('policies.noRiders')}</p>;
  return (
    <DataTable
      caption={say('policies.riders')}
      columns={columns()}
      rows={detail.riderDetails}
      keyOf={({ riderCode, riderName }) => riderCode + riderName}
      from={480}
    />
  );
};
