import { tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';

const Link = styled.a`
  position: absolute;
  left: 8px;
  top: 8px;
  /* Above the page by its own height: large letters make it several lines. */
  transform: translateY(calc(-100% - 16px));
  z-index: 10;
  padding: 12px 20px;
  background: ${tokens.colour.card};
  border-radius: ${tokens.radius.control}px;
  font-weight: 600;
  &:focus {
    transform: none;
  }
`;

export const SkipLink = () => (
  <Link
    href="#main"
    onClick={(event) => {
      // A fragment in the address would be another location to the router.
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
  >
    {t('skipLink')}
  </Link>
);
