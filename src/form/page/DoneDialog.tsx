import type { Ticket } from '#engine';
import { MessageDialog, Row, TextButton } from '#ui';
import { css, Global } from '@emotion/react';
import { useState } from 'react';
import { t } from '../i18n';
import { RaisedTickets } from './RaisedTickets';

/** Prints the tickets only. */
const onPaper = css`
  @media print {
    body :not(:has(dialog[open]), dialog[open], dialog[open] *),
    dialog[open] button {
      display: none;
    }
  }
`;

interface DoneDialogProps {
  message: string;
  tickets: Ticket[];
  onClose: () => void;
}

/** The request was raised: the number of each ticket, and what happens next. */
export function DoneDialog({ message, tickets, onClose }: DoneDialogProps) {
  const numbered = tickets.filter(({ ticketnumber }) => ticketnumber !== undefined);
  return (
    <MessageDialog
      title={t('done.title')}
      message={message}
      button={t('dialog.close')}
      onClose={onClose}
    >
      <Global styles={onPaper} />
      <RaisedTickets tickets={tickets} />
      <Row>
        {numbered.length > 0 && <CopyButton tickets={numbered} />}
        <TextButton onClick={() => window.print()}>{t('done.print')}</TextButton>
      </Row>
      <p>{t(numbered.length > 0 ? 'done.next' : 'done.nextUnnumbered')}</p>
    </MessageDialog>
  );
}

/** Copies the number; of several tickets a line for each, with what it is for. */
function CopyButton({ tickets }: { tickets: Ticket[] }) {
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
    <>
      <TextButton onClick={() => void copy()}>
        {t(tickets.length === 1 ? 'done.copy' : 'done.copyAll')}
      </TextButton>
      <span role="status">{copied && t(`done.${copied}`)}</span>
    </>
  );
}
