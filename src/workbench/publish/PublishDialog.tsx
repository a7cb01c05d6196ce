import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n';
import type { ProjectServer } from '../project/projectServer';
import { useProject, useProjectState } from '../project/useProject';
import { type Gate, gates, outcomeOf, type Result, useGate } from './useGate';

interface Props {
  server: ProjectServer;
  onClose: () => void;
}

/** Publishes what is saved, through the same gate as the command line: check, difference, mutation test, and a note. */
export function PublishDialog({ server, onClose }: Props) {
  const project = useProject();
  const unsaved = useProjectState((state) => state.unsaved.size);
  const [note, setNote] = useState('');
  const [portal, setPortal] = useState('');
  const [hasRead, setRead] = useState(false);
  const { results, running, run, publish, stop } = useGate(server);
  const isClean = results.check?.code === 0;
  // A command that runs is stopped on purpose only.
  const close = () => {
    if (running === undefined) onClose();
  };

  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="publish-heading">
      <DialogTitle id="publish-heading">{t('publish.heading')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{t('publish.about')}</Typography>
          {unsaved > 0 && (
            <Alert
              severity="info"
              action={<Button onClick={() => void project.save()}>{t('header.save')}</Button>}
            >
              {t('publish.unsaved')}
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button
              variant="outlined"
              disabled={running !== undefined || unsaved > 0}
              onClick={() => void run()}
            >
              {t('publish.run')}
            </Button>
            {running && <Button onClick={stop}>{t('publish.stop')}</Button>}
          </Stack>
          {gates.map((gate) => (
            <GateResult
              key={gate}
              gate={gate}
              isRunning={running === gate}
              result={results[gate]}
            />
          ))}
          <TextField
            required
            label={t('publish.note')}
            helperText={t('publish.noteHelp')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <TextField
            label={t('publish.portal')}
            placeholder="http://localhost:8080"
            helperText={t('publish.portalHelp')}
            value={portal}
            onChange={({ target }) => setPortal(target.value)}
          />
          <FormControlLabel
            control={
              <Checkbox checked={hasRead} onChange={({ target }) => setRead(target.checked)} />
            }
            label={t('publish.hasRead')}
          />
          <GateResult gate="publish" isRunning={running === 'publish'} result={results.publish} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={running !== undefined} onClick={onClose}>
          {t('publish.close')}
        </Button>
        <Button
          variant="contained"
          disabled={!isClean || running !== undefined || unsaved > 0 || note.trim() === ''}
          onClick={() => void publish({ note: note.trim(), portal: portal.trim(), hasRead })}
        >
          {t('publish.publish')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ResultProps {
  gate: Gate | 'publish';
  isRunning: boolean;
  result: Result | undefined;
}

/** What one command said, as it says it. */
function GateResult({ gate, isRunning, result }: ResultProps) {
  const box = useRef<HTMLPreElement>(null);
  const text = result?.text;
  useEffect(() => {
    if (isRunning) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [isRunning, text]);
  if (!result) return null;
  const state = outcomeOf(result, isRunning);
  return (
    <Box component="section" aria-label={t(`publish.${gate}`)}>
      <Typography
        component="h3"
        sx={{
          fontWeight: 600,
          color:
            state === 'failed' || state === 'notRun'
              ? 'error.main'
              : state === 'passed'
                ? 'success.main'
                : undefined,
        }}
      >
        <span role="status">
          {t(`publish.${gate}`)}: {t(`publish.${state}`)}
        </span>
      </Typography>
      <Box
        component="pre"
        ref={box}
        tabIndex={0}
        aria-label={t('publish.output', { what: t(`publish.${gate}`) })}
        sx={{
          m: 0,
          p: 1.5,
          maxHeight: 220,
          overflow: 'auto',
          fontSize: 12,
          whiteSpace: 'pre-wrap',
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {result.text}
      </Box>
    </Box>
  );
}
