import { Notice, Stack } from '#ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from '../store';
import { t } from '../i18n';
import { type LeftRequest, leftRequests, removeLeft } from './leftRequests';
import { RaisedNotice } from './RaisedNotice';

/** What became of the requests whose forms were left while they were sent. What was raised is told on one visit. */
export const LeftRequests = () => {
  const left = useStore(leftRequests);
  useEffect(
    () => () => {
      for (const { key, news } of leftRequests.get()) if (news.kind === 'raised') removeLeft(key);
    },
    [],
  );
  if (left.length === 0) return null;
  return (
    <Stack gap={2}>
      {left.map((request) => (
        <LeftNotice key={request.key} request={request} />
      ))}
    </Stack>
  );
};

const LeftNotice = ({ request: { title, news, back } }: { request: LeftRequest }) =>
  news.kind === 'raised' ? (
    <RaisedNotice {...news.raised} />
  ) : (
    <Notice kind={news.kind === 'sending' ? 'info' : 'warning'} role="status">
      <p>{t(`raise.left.${news.kind}`, { title })}</p>
      <Link to={back.to} state={back.state}>
        {t('raise.left.back')}
      </Link>
    </Notice>
  );
