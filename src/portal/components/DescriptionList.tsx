import { onPaper, tokens } from '#ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
const List = styled('dl', { shouldForwardProp: (prop) => prop !== 'minWidth' })<{
  minWidth: number;
}>`
  display: grid;
  /* At most four columns, aligned on all cards. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${({ minWidth }) => minWidth}px, calc((100% - 72px) / 4))), 1fr)
  );
  gap: 16px 24px;
  ${onPaper} {
    grid-template-columns: 1fr 1fr;
    gap: 8px 24px;
  }
  dt {
    font-size: 0.875rem;
    color: ${tokens.colour.muted};
  }
  dd {
    min-height: 1.5em;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  items: [name: string, value: ReactNode][];
  /** Of an item, in pixels. */
  minWidth?: number;
}

export const DescriptionList = ({ items, minWidth = 128 }: Props) => (
  <List minWidth={minWidth}>
    {items.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
