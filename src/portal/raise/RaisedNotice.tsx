import { Notice, PlainList } from '#ui';
import { Link } from 'react-router-dom';
import { t } from '../i18n';
import { type RaisedRequest, raisedTexts, trackText } from './raisedRequest';

export const RaisedNotice = ({ tickets, policyNo }: RaisedRequest) => (
  <Notice kind="success" role="status">
    {tickets.length === 1 ? (
      <p>{raisedTexts(tickets)[0]}</p>
    ) : (
      <>
        <p>{t('raise.raisedSeveral')}</p>
        <PlainList gap={1}>
          {raisedTexts(tickets).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </PlainList>
      </>
    )}
    <Link to="/dashboard/track-service-request" state={{ policyNo }}>
      {trackText(tickets)}
    </Link>
  </Notice>
);
