import type { Ticket } from '#engine';
import { TextButton } from '#ui';
import { useState } from 'react';
import { t } from '../i18n';

/** Copies the number; of several tickets a line for each, with what it is for. */
export function CopyButton({ tickets }: { tickets: Ticket[] }) {
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const text =
    tickets.length === 1
      ? tickets[0]!.ticketnumber!
      : tickets.map((ticket) => t('done.line', { ...ticket })).join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('copied'),
      // The browser may refuse the clipboard; the number can still be selected and copied by hand.
      () => setCopied('notCopied'),
    );
  return (
    <div>
      <TextButton onClick={() => void copy()}>
        {t(tickets.length === 1 ? 'done.copy' : 'done.copyAll')}
      </TextButton>{' '}
      <span role="status">{copied && t(`done.${copied}`)}</span>
    </div>
  );
}
