import { formatMoney, formatNumber } from '#engine';
import { type Column, DataTable } from '#ui';
import { t } from '../i18n';
import type { Fund } from './funds';

const columns = (): Column<Fund>[] => [
  { name: t('funds.fund'), cell: ({ fundName }) => fundName },
  {
    name: t('funds.units'),
    isNumber: true,
    cell: ({ fundUnitQuantity }) => formatNumber(fundUnitQuantity, 2),
  },
  {
    name: t('funds.nav'),
    isNumber: true,
    cell: ({ fundUnitPrice }) => formatMoney(fundUnitPrice, 4),
  },
  { name: t('funds.value'), isNumber: true, cell: ({ fundValue }) => formatMoney(fundValue, 2) },
];

export const FundTable = ({ funds }: { funds: Fund[] }) => (
  <DataTable
    caption={t('funds.table')}
    columns={columns()}
    rows={funds}
    rowKey={({ fundCode, fundName }) => fundCode + fundName}
    cardsBelow={480}
  />
);
