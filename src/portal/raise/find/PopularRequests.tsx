import { fromDesktop, Skeleton, Stack, tokens } from '#ui';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { t } from '../../i18n';
import type { FoundLink } from './findables';
import { RequestIcon } from './RequestIcon';

const { colour, radius } = tokens;

/** The height of a tile is that of the longest texts, so that nothing moves when they arrive. */
const Tiles = styled.ul`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    min-height: 104px;
    background: ${colour.card};
    border: 1px solid ${colour.hairline};
    border-radius: ${radius.card}px;
  }
  a {
    display: flex;
    gap: 16px;
    align-items: center;
    padding: 12px 16px;
    color: ${colour.ink};
    text-decoration: none;
    border-radius: inherit;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: ${colour.primarySoft};
  }
  svg {
    color: ${colour.primary};
  }
  strong {
    display: block;
    font-weight: 600;
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, 1fr);
    gap: 16px;
  }
  ${fromDesktop} {
    grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
    li {
      min-height: 168px;
    }
    a {
      flex-direction: column;
      gap: 12px;
      align-items: start;
      padding: 16px;
    }
  }
`;

const Effort = styled.span`
  font-size: 0.9rem;
  color: ${colour.muted};
`;

/** Placeholders for as many as a catalogue usually has. */
const usual = 8;

/** Tiles of the request types that are asked for most; undefined while the catalogue is loading. */
export const PopularRequests = ({ links }: { links: FoundLink[] | undefined }) => {
  if (links?.length === 0) return null;
  return (
    <section aria-labelledby="popular" aria-busy={links === undefined}>
      <Stack gap={2}>
        <h2 id="popular">{t('raise.popular')}</h2>
        <Tiles>
          {links?.map(({ id, title, effort, icon, to }) => (
            <li key={id}>
              <Link to={to}>
                <RequestIcon name={icon} size={26} />
                <span>
                  <strong>{title}</strong>
                  {effort.length > 0 && <Effort>{effort.join(' · ')}</Effort>}
                </span>
              </Link>
            </li>
          )) ??
            Array.from({ length: usual }, (_, i) => (
              <li key={i} style={{ padding: 16 }}>
                <Skeleton width={12} />
              </li>
            ))}
        </Tiles>
      </Stack>
    </section>
  );
};
