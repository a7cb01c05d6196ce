import { onPaper, tokens, Unbroken, unbrokenWidth } from '#ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const List = styled('dl', {
  shouldForwardProp: (prop) => !['minWidth', 'widest'].includes(prop),
})<{
  minWidth: number;
  widest: number;
}>`
  display: grid;
  /* At most four columns, aligned on all cards. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      min(
        100%,
        max(${({ minWidth }) => minWidth}px, ${({ widest }) => widest}ch, calc((100% - 72px) / 4))
      ),
      1fr
    )
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
  /** Of an item, in pixels; at least that of the longest number or code. */
  minWidth?: number;
}

const widthOf = (value: ReactNode) => (typeof value === 'string' ? unbrokenWidth(value) : 0);

export const DescriptionList = ({ items, minWidth = 128 }: Props) => (
  <List minWidth={minWidth} widest={Math.max(...items.map(([, value]) => widthOf(value)))}>
    {items.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? <Unbroken text={value} /> : value}</dd>
      </div>
    ))}
  </List>
);
