import { onPaper, tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';
import { lastPage, pagesAround } from './pages';

const { colour, radius, target } = tokens;

const Nav = styled.nav`
  display: grid;
  gap: 8px;
  justify-items: center;
  ${onPaper} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: center;
  padding: 0;
  list-style: none;
`;

const PageButton = styled.button`
  min-width: ${target}px;
  min-height: ${target}px;
  padding: 0 12px;
  color: ${colour.primary};
  background: ${colour.card};
  border: 1px solid ${colour.border};
  border-radius: ${radius.control}px;
  cursor: pointer;
  &[aria-current] {
    font-weight: 600;
    text-decoration: underline;
    background: ${colour.primarySoft};
    border-color: ${colour.primary};
  }
  &:disabled {
    color: ${colour.muted};
    border-color: ${colour.hairline};
    cursor: default;
  }
`;

interface Props {
  page: number;
  items: number;
  onPageChange: (page: number) => void;
}

export const Pager = ({ page, items, onPageChange }: Props) => {
  const numbers = pagesAround(page, items);
  const last = lastPage(items);
  if (numbers.length === 0) return null;
  const jump = (name: string, to: number) => (
    <li>
      <PageButton
        type="button"
        disabled={to < 1 || to > last || to === page}
        onClick={() => onPageChange(to)}
      >
        {t(`track.${name}`)}
      </PageButton>
    </li>
  );
  return (
    <Nav aria-label={t('track.pages')}>
      <p>{t('track.pageOf', { page, last })}</p>
      <List>
        {jump('firstPage', 1)}
        {jump('previousPage', page - 1)}
        {numbers.map((number) => (
          <li key={number}>
            <PageButton
              type="button"
              aria-label={t('track.page', { number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPageChange(number)}
            >
              {number}
            </PageButton>
          </li>
        ))}
        {jump('nextPage', page + 1)}
        {jump('lastPage', last)}
      </List>
    </Nav>
  );
};
