import type { Answers } from '#engine';
import styled from '@emotion/styled';
import { t } from '../../i18n';

interface Props {
  of: string;
  total: number;
  entries: Answers[];
}

const Line = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The sum of the entries so far. */
export function TotalLine({ of, total, entries }: Props) {
  const sum = entries.reduce((soFar, entry) => soFar + (Number(entry[of]) || 0), 0);
  return <Line role="status">{t('table.total', { sum, total })}</Line>;
}
