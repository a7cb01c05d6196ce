import { tokens } from '#ui';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { t } from '../i18n';

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-bottom: 4px;
  padding: 0;
  font-size: 0.9rem;
  color: ${tokens.colour.muted};
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  li:not(:last-child)::after {
    content: '›' / '';
    margin-left: 8px;
  }
`;

interface Props {
  serviceType?: string;
  /** The request type that is open: the last part. */
  request?: string;
}

export const Breadcrumb = ({ serviceType, request }: Props) => (
  <nav aria-label={t('raise.breadcrumb')}>
    <Trail>
      <li>
        <Link to="/dashboard/raise-service-request">{t('raise.title')}</Link>
      </li>
      {serviceType && serviceType !== request && <li>{serviceType}</li>}
      {request && <li aria-current="page">{request}</li>}
    </Trail>
  </nav>
);
