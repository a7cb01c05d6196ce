import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from '../../look/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 128px), 1fr));
  gap: 12px 24px;
  dt {
    font-size: 0.875rem;
    color: ${tokens.colour.muted};
  }
  dd {
    min-height: 1.5em;
  }
`;

/** What is so: short names with what they stand for. */
export const Facts = ({ facts }: { facts: [name: string, value: ReactNode][] }) => (
  <List>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
