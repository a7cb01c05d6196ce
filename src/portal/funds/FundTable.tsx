import { formatMoney, formatNumber } from '#engine';
import { type Column, DataTable, Skeleton } from '#ui';
import type { ReactNode } from 'react';
import { t } from '../i18n';
import type { Fund } from './funds';

/** A fund; one that is loading has no more than its place. */
interface FundRow {
  key: string;
  fund?: Fund;
}

const column = (
  name: string,
  valueOf: (fund: Fund) => ReactNode,
  isNumber = false,
): Column<FundRow> => ({
  name: t(name),
  isNumber,
  cell: ({ fund }) => (fund ? valueOf(fund) : <Skeleton width={isNumber ? 7 : 14} />),
});

const columns = () => [
  column('funds.fund', ({ fundName }) => fundName),
  column('funds.units', ({ fundUnitQuantity }) => formatNumber(fundUnitQuantity, 2), true),
  column('funds.nav', ({ fundUnitPrice }) => formatMoney(fundUnitPrice, 4), true),
  column('funds.value', ({ fundValue }) => formatMoney(fundValue, 2), true),
];

export const FundTable = ({ rows }: { rows: FundRow[] }) => (
  <DataTable
    caption={t('funds.table')}
    columns={columns()}
    rows={rows}
    rowKey={({ key }) => key}
    cardsBelow={480}
  />
);
