import { tokens } from '#ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
const List = styled('dl', { shouldForwardProp: (prop) => prop !== 'least' })<{ least: number }>`
  display: grid;
  /* At most four beside each other, in the same places on every card. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${({ least }) => least}px, calc((100% - 72px) / 4))), 1fr)
  );
  gap: 16px 24px;
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
  facts: [name: string, value: ReactNode][];
  /** In pixels: the room that a value needs. */
  least?: number;
}

/** What is so: short names with what they stand for. */
export const Facts = ({ facts, least = 128 }: Props) => (
  <List least={least}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
