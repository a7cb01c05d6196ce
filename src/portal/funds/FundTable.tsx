import { type Column, DataTable, formatMoney, formatNumber } from '#ui';
import { t } from '../i18n';
import type { Fund } from './funds';

const columns = (): Column<Fund>[] => [
  { name: t('funds.fund'), show: ({ fundName }) => fundName },
  {
    name: t('funds.units'),
    isNumber: true,
    show: ({ fundUnitQuantity }) => formatNumber(fundUnitQuantity, 2),
  },
  {
    name: t('funds.nav'),
    isNumber: true,
    show: ({ fundUnitPrice }) => formatMoney(fundUnitPrice, 4),
  },
  { name: t('funds.value'), isNumber: true, show: ({ fundValue }) => formatMoney(fundValue, 2) },
];

export const FundTable = ({ funds }: { funds: Fund[] }) => (
  <DataTable
    caption={t('funds.table')}
    columns={columns()}
    rows={funds}
    keyOf={({ fundCode, fundName }) => fundCode + fundName}
    from={480}
  />
);
