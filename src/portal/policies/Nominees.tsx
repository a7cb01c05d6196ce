import { type Column, DataTable, Skeleton } from '#ui';
import type { Nominee, PolicyDetail } from '../session/policyDetail';
import { t } from '../i18n';
import { showStatus } from './status';

/** The insurer's codes are words in capitals. */
const showRelation = (code: string) => (code ? showStatus(code) : '–');

const columns = (): Column<Nominee>[] => [
  { name: t('policies.nominee'), show: ({ nomineeName }) => nomineeName },
  {
    name: t('policies.relation'),
    show: ({ nomineeRelationCode }) => showRelation(nomineeRelationCode),
  },
  { name: t('policies.appointee'), show: ({ appointeeName }) => appointeeName || '–' },
  {
    name: t('policies.appointeeRelation'),
    show: ({ appointeeRelationCode }) => showRelation(appointeeRelationCode),
  },
];

export const Nominees = ({ detail }: { detail: PolicyDetail | undefined }) => {
  if (!detail) return <Skeleton width={30} />;
  if (detail.noNomineeDetails) return <p>{t('policies.noNominees')}</p>;
  return (
    <DataTable
      caption={t('policies.nominees')}
      columns={columns()}
      rows={detail.nomineeDetail}
      keyOf={({ nomineeName, nomineeRelationCode }) => nomineeName + nomineeRelationCode}
      from={560}
    />
  );
};
