import { MessageDialog, Row, TextButton } from '#ui';
import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { t } from '../i18n';
const Ticket = styled.p`
  font-size: 1.375rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Prints the ticket only. */
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
  ticketnumber: string;
  onClose: () => void;
}

/** The request was raised: its number and what happens next. */
export function DoneDialog({ message, ticketnumber, onClose }: DoneDialogProps) {
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    navigator.clipboard.writeText(ticketnumber).then(
      () => setCopied('copied'),
      // The browser may refuse the clipboard; the number can still be selected and copied by hand.
      () => setCopied('notCopied'),
    );
  return (
    <MessageDialog
      title={t('done.title')}
      message={message}
      button={t('dialog.close')}
      onClose={onClose}
    >
      <Global styles={onPaper} />
      <Ticket>{ticketnumber}</Ticket>
      <Row>
        <TextButton onClick={() => void copy()}>{t('done.copy')}</TextButton>
        <TextButton onClick={() => window.print()}>{t('done.print')}</TextButton>
        <span role="status">{copied && t(`done.${copied}`)}</span>
      </Row>
      <p>{t('done.next')}</p>
    </MessageDialog>
  );
}
