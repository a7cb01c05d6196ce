import { tokens } from '#ui';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { FoundLink } from './findables';
import { RequestIcon } from './RequestIcon';

const { colour, radius, target } = tokens;

const List = styled.ul`
  display: grid;
  padding: 6px;
  list-style: none;
  background: ${colour.card};
  border: 1px solid ${colour.hairline};
  border-radius: ${radius.card}px;
  a {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: ${target}px;
    padding: 8px 12px;
    color: ${colour.ink};
    text-decoration: none;
    border-radius: ${radius.control}px;
    overflow-wrap: anywhere;
  }
  a:hover,
  a:focus-visible {
    background: ${colour.primarySoft};
  }
  svg {
    color: ${colour.primary};
  }
`;

const About = styled.span`
  font-size: 0.9rem;
  color: ${colour.muted};
`;

/** Links to what was found, best first. */
export const FoundList = ({ links }: { links: FoundLink[] }) => (
  <List>
    {links.map(({ id, title, group, effort, icon, to, state }) => (
      <li key={id}>
        <Link to={to} state={state}>
          <RequestIcon name={icon} />
          <span>
            <strong>{title}</strong>
            <About> {[group, ...effort].filter(Boolean).join(' · ')}</About>
          </span>
        </Link>
      </li>
    ))}
  </List>
);
