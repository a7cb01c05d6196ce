import { Notice } from '#ui';
import { Link } from 'react-router-dom';
import { t } from '../i18n';
import type { RaisedTicket } from './raisedTicket';

export const RaisedNotice = ({ ticketnumber, policyNo }: RaisedTicket) => (
  <Notice kind="success" role="status">
    <p>{t('raise.raised', { ticketnumber })}</p>
    <Link to="/dashboard/track-service-request" state={{ policyNo }}>
      {t('raise.track')}
    </Link>
  </Notice>
);
