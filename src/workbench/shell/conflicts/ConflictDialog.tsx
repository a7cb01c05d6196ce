import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { t } from '../../i18n';
import { withBoth } from '../../project/merged';
import { ComparedTexts } from './ComparedTexts';

interface Props {
  path: string;
  mine: string;
  theirs: string;
  /** What both have changed. */
  base: string;
  /** The right text as it was left. */
  typed: string;
  onResolve: (text: string) => void;
  /** Called with the right text as it is left. */
  onClose: (typed: string) => void;
}

/** Both texts of a file side by side. The right one can be edited, and is what counts. */
export function ConflictDialog(props: Props) {
  const { path, mine, theirs, base, typed, onResolve } = props;
  const headingId = useId();
  const result = useRef(typed);
  const [proposal, setProposal] = useState<{ text: string }>();
  const onClose = () => props.onClose(result.current);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xl" aria-labelledby={headingId}>
      <DialogTitle id={headingId}>{t('conflict.heading', { path })}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('conflict.howTo')}
        </Typography>
        <ComparedTexts theirs={theirs} result={result} proposal={proposal} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ mr: 'auto' }}>
          {t('dialog.cancel')}
        </Button>
        <Button onClick={() => setProposal({ text: withBoth(mine, base, theirs) })}>
          {t('conflict.takeBoth')}
        </Button>
        <Button onClick={() => onResolve(theirs)}>{t('conflict.takeTheirs')}</Button>
        <Button variant="contained" onClick={() => onResolve(result.current)}>
          {t('conflict.takeRight')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
