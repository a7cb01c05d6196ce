import { tokens } from '#ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
const List = styled.dl`
  display: grid;
  gap: 8px;
  div[data-line] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  dt {
    flex: 1 1 0;
    min-width: 128px;
  }
  dd {
    margin-left: auto;
    white-space: nowrap;
  }
  div[data-line='sum'] {
    padding-top: 8px;
    border-top: 1px solid ${tokens.colour.hairline};
    font-weight: 600;
  }
  div[data-line='sum']:last-of-type {
    font-size: 1.125rem;
  }
`;

export interface Line {
  key: string;
  name: ReactNode;
  value: string;
  isSum?: boolean;
}

/** Amounts with their totals. */
export const AmountList = ({ lines }: { lines: Line[] }) => (
  <List>
    {lines.map(({ key, name, value, isSum }) => (
      <div key={key} data-line={isSum ? 'sum' : ''}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
