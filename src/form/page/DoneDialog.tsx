import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { say } from '../words';
import { MessageDialog } from './MessageDialog';
import { QuietButton } from '../parts/QuietButton';

const Ticket = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: theme.spacing(2, 0, 0),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
}));

/** On paper stands the ticket alone. */
const onPaper = {
  '@media print': {
    'body > *:not(.MuiDialog-root)': { display: 'none' },
    '.MuiDialog-root button': { display: 'none' },
  },
};

interface DoneDialogProps {
  says: string;
  ticketnumber: string;
  onClose: () => void;
}

/** The request was raised: its number, to be kept, and what comes next. */
export function DoneDialog({ says, ticketnumber, onClose }: DoneDialogProps) {
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    navigator.clipboard.writeText(ticketnumber).then(
      () => setCopied('copied'),
      // The browser may refuse the clipboard; the number can still be marked and copied by hand.
      () => setCopied('notCopied'),
    );
  return (
    <MessageDialog title={say('done.title')} says={says} onClose={onClose}>
      <GlobalStyles styles={onPaper} />
      <Ticket>{ticketnumber}</Ticket>
      <div>
        <QuietButton onClick={() => void copy()}>{say('done.copy')}</QuietButton>
        <QuietButton onClick={() => window.print()}>{say('done.print')}</QuietButton>
        <span role="status">{copied && say(`done.${copied}`)}</span>
      </div>
      <p style={{ marginBottom: 0 }}>{say('done.next')}</p>
    </MessageDialog>
  );
}
