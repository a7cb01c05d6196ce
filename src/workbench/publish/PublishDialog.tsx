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
import { SteadyButton } from '../shell/SteadyButton';
import { type Gate, gates, outcomeOf, type Result, useGate } from './useGate';

interface Props {
  server: ProjectServer;
  onClose: () => void;
}

/** Publishes what is saved, through the same gate as the command line: check, difference, mutants, and a note. */
export function PublishDialog({ server, onClose }: Props) {
  const project = useProject();
  const unsaved = useProjectState((state) => state.unsaved.size);
  const [note, setNote] = useState('');
  const portal = useProjectState((state) => state.portal);
  const [hasRead, setRead] = useState(false);
  const { results, running, run, publish, stop } = useGate(server);
  const missing = missingFor(results.check, unsaved > 0, note);
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
            <SteadyButton
              variant="outlined"
              isOff={running !== undefined || unsaved > 0}
              onPress={() => void run()}
            >
              {t('publish.run')}
            </SteadyButton>
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
          <Typography variant="body2">
            {portal === undefined ? t('publish.here') : t('publish.portal', { portal })}
          </Typography>
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
        <Typography id="publish-missing" role="status" variant="body2" sx={{ flex: 1, pl: 2 }}>
          {missing && running === undefined && t(`publish.missing.${missing}`)}
        </Typography>
        <Button disabled={running !== undefined} onClick={onClose}>
          {t('publish.close')}
        </Button>
        <SteadyButton
          variant="contained"
          aria-describedby="publish-missing"
          isOff={missing !== undefined || running !== undefined}
          onPress={() => void publish(note.trim(), hasRead).then(() => project.readLive())}
        >
          {t('publish.publish')}
        </SteadyButton>
      </DialogActions>
    </Dialog>
  );
}

/** What is to be done before it can be published. */
function missingFor(check: Result | undefined, hasUnsaved: boolean, note: string) {
  if (hasUnsaved) return 'save';
  if (check?.code === undefined) return 'check';
  if (check.code !== 0) return 'mend';
  return note.trim() === '' ? 'note' : undefined;
}

/** Of the outcomes; the others have that of the text. */
const colours: { [outcome in ReturnType<typeof outcomeOf>]?: string } = {
  passed: 'success.main',
  done: 'success.main',
  failed: 'error.main',
  refused: 'error.main',
  notRun: 'error.main',
};

interface ResultProps {
  gate: Gate | 'publish';
  isRunning: boolean;
  result: Result | undefined;
}

/** What one command said, as it says it. */
function GateResult({ gate, isRunning, result }: ResultProps) {
  const part = useRef<HTMLElement>(null);
  const box = useRef<HTMLPreElement>(null);
  const text = result?.text;
  useEffect(() => {
    if (!isRunning) return;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    part.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning, text]);
  if (!result) return null;
  const state = outcomeOf(gate, result, isRunning);
  return (
    <Box component="section" ref={part} aria-label={t(`publish.${gate}`)}>
      <Typography component="h3" sx={{ fontWeight: 600, color: colours[state] }}>
        {/* A new element each time: that is what a screen reader reads out. */}
        <span key={state} role={colours[state] === 'error.main' ? 'alert' : 'status'}>
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
