import { type Column, DataTable, Skeleton } from '#ui';
import type { Nominee, PolicyDetail } from '../session/policyDetail';
import { say } from '../i18n';
import { showStatus } from './status';

/** The insurer's codes are words in capitals. */
const showRelation = (code: string) => (code ? showStatus(code) : '–');

const columns = (): Column<Nominee>[] => [
  { name: say('policies.nominee'), show: ({ nomineeName }) => nomineeName },
  {
    name: say('policies.relation'),
    show: ({ nomineeRelationCode }) => showRelation(nomineeRelationCode),
  },
  { name: say('policies.appointee'), show: ({ appointeeName }) => appointeeName || '–' },
  {
    name: say('policies.appointeeRelation'),
    show: ({ appointeeRelationCode }) => showRelation(appointeeRelationCode),
  },
];

export const Nominees = ({ detail }: { detail: PolicyDetail | undefined }) => {
  if (!detail) return <Skeleton width={30} />;
  if (detail.noNomineeDetails) return <p>{say('policies.noNominees')}</p>;
  return (
    <DataTable
      caption={say('policies.nominees')}
      columns={columns()}
      rows={detail.nomineeDetail}
      keyOf={({ nomineeName, nomineeRelationCode }) => nomineeName + nomineeRelationCode}
      from={560}
    />
  );
};
