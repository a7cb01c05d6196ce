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
  onResolve: (text: string) => void;
  onClose: () => void;
}

/** Both texts of a file side by side. The right one can be edited, and is what counts. */
export function ConflictDialog({ path, mine, theirs, base, onResolve, onClose }: Props) {
  const headingId = useId();
  const result = useRef(mine);
  const [proposals, setProposals] = useState(0);
  function proposeBoth() {
    result.current = withBoth(mine, base, theirs);
    setProposals(proposals + 1);
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xl" aria-labelledby={headingId}>
      <DialogTitle id={headingId}>{t('conflict.heading', { path })}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('conflict.howTo')}
        </Typography>
        <ComparedTexts key={proposals} theirs={theirs} result={result} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ mr: 'auto' }}>
          {t('dialog.cancel')}
        </Button>
        <Button onClick={proposeBoth}>{t('conflict.takeBoth')}</Button>
        <Button onClick={() => onResolve(theirs)}>{t('conflict.takeTheirs')}</Button>
        <Button variant="contained" onClick={() => onResolve(result.current)}>
          {t('conflict.takeRight')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
