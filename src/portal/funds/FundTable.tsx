import { type Column, DataTable, showMoney, showNumber } from '#ui';
import { say } from '../i18n';
import type { Fund } from './funds';

const columns = (): Column<Fund>[] => [
  { name: say('funds.fund'), show: ({ fundName }) => fundName },
  {
    name: say('funds.units'),
    isNumber: true,
    show: ({ fundUnitQuantity }) => showNumber(fundUnitQuantity, 2),
  },
  {
    name: say('funds.nav'),
    isNumber: true,
    show: ({ fundUnitPrice }) => showMoney(fundUnitPrice, 4),
  },
  { name: say('funds.value'), isNumber: true, show: ({ fundValue }) => showMoney(fundValue, 2) },
];

export const FundTable = ({ funds }: { funds: Fund[] }) => (
  <DataTable
    caption={say('funds.table')}
    columns={columns()}
    rows={funds}
    keyOf={({ fundCode, fundName }) => fundCode + fundName}
    from={480}
  />
);
