import { tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';
import { pagesAround } from './pages';

const { colour, radius, target } = tokens;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  list-style: none;
`;

const Number = styled.button`
  min-width: ${target}px;
  min-height: ${target}px;
  color: ${colour.primary};
  background: ${colour.card};
  border: 1px solid ${colour.hairline};
  border-radius: ${radius.control}px;
  cursor: pointer;
  &[aria-current] {
    font-weight: 600;
    background: ${colour.primarySoft};
    border-color: ${colour.primary};
  }
`;

interface Props {
  page: number;
  items: number;
  onPageChange: (page: number) => void;
}

export const Pager = ({ page, items, onPageChange }: Props) => {
  const pages = pagesAround(page, items);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('track.pages')}>
      <List>
        {pages.map((number) => (
          <li key={number}>
            <Number
              type="button"
              aria-label={t('track.page', { number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPageChange(number)}
            >
              {number}
            </Number>
          </li>
        ))}
      </List>
    </nav>
  );
};
