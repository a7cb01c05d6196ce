import { formatDate } from '#engine';
import { Hint, MessageDialog, TextButton } from '#ui';
import { useState } from 'react';
import { call } from '../calls/call';
import { notify } from '../notices/toasts';
import { t } from '../i18n';
import type { Ticket } from './tickets';

interface Props {
  ticketnumber: string;
  title: string;
  withdraw: NonNullable<Ticket['withdraw']>;
  describedBy: string;
  /** The request may have another status now. */
  onChanged: () => void;
}

/** Takes an open request back, after a question: that cannot be undone. */
export const WithdrawAction = ({
  ticketnumber,
  title,
  withdraw: { until, message },
  describedBy,
  onChanged,
}: Props) => {
  const [isAsked, setIsAsked] = useState(false);

  async function withdraw() {
    const result = await call('POST withdraw-request/', { ticketnumber });
    if (result.status === 'ok') notify('success', t('track.withdraw.done', { ticketnumber }));
    if (result.status === 'ok' || result.status === 'refused') onChanged();
  }

  return (
    <>
      <TextButton aria-describedby={describedBy} onClick={() => setIsAsked(true)}>
        {t('track.withdraw.ask')}
      </TextButton>
      <Hint>{t('track.withdraw.until', { date: formatDate(until) })}</Hint>
      {isAsked && (
        <MessageDialog
          title={t('track.withdraw.title')}
          message={t('track.withdraw.message', { title, ticketnumber })}
          note={message}
          button={t('track.withdraw.keep')}
          onClose={() => setIsAsked(false)}
          confirm={{
            button: t('track.withdraw.confirm'),
            onConfirm: () => {
              setIsAsked(false);
              void withdraw();
            },
            comesLast: true,
          }}
        />
      )}
    </>
  );
};
