import { fromDesktop, onPaper, tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';

const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 32px;
  padding: 16px;
  font-size: 0.9rem;
  color: ${tokens.colour.muted};
  border-top: 1px solid ${tokens.colour.hairline};
  ${onPaper} {
    display: none;
  }
  p {
    max-width: 90ch;
  }
  ${fromDesktop} {
    padding: 20px 32px;
  }
`;

export const Footer = () => (
  <Bottom>
    <p>{t('footer.note')}</p>
  </Bottom>
);
