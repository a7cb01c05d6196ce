import { type Column, DataTable } from '#ui';
import type { Nominee, PolicyDetail } from './policyDetail';
import { t } from '../i18n';
import { formatStatus } from './status';

/** The insurer's codes are words in capital letters. */
const formatRelation = (code: string) => (code ? formatStatus(code) : '–');

const columns = (): Column<Nominee>[] => [
  { name: t('policies.nominee'), cell: ({ nomineeName }) => nomineeName },
  {
    name: t('policies.relation'),
    cell: ({ nomineeRelationCode }) => formatRelation(nomineeRelationCode),
  },
  { name: t('policies.appointee'), cell: ({ appointeeName }) => appointeeName || '–' },
  {
    name: t('policies.appointeeRelation'),
    cell: ({ appointeeRelationCode }) => formatRelation(appointeeRelationCode),
  },
];

export const Nominees = ({ detail }: { detail: PolicyDetail }) => {
  if (detail.noNomineeDetails) return <p>{t('policies.noNominees')}</p>;
  return (
    <DataTable
      caption={t('policies.nominees')}
      columns={columns()}
      rows={detail.nomineeDetail}
      rowKey={({ nomineeName, nomineeRelationCode }) => nomineeName + nomineeRelationCode}
      cardsBelow={560}
    />
  );
};
