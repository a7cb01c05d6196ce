import { Alert, AppBar, Box, Button, Chip, Stack, Toolbar, Typography } from '@mui/material';
import { useState } from 'react';
import { t, tCount } from '../i18n';
import { useCheckerState } from '../checker/checkerClient';
import { PublishDialog } from '../publish/PublishDialog';
import { useUndo } from './useUndo';
import type { ProjectServer } from '../project/projectServer';
import { useProject, useProjectState } from '../project/useProject';

/** The bar at the top: the folder, the number of unsaved files, and the buttons for all files. */
export function Header({
  connectionError,
  server,
}: {
  connectionError: string | undefined;
  server: ProjectServer;
}) {
  const [isPublishing, setPublishing] = useState(false);
  const project = useProject();
  const { undo, redo } = useUndo();
  const root = useProjectState((state) => state.root);
  const unsaved = useProjectState((state) => state.unsaved.size);
  const saving = useProjectState((state) => state.saving);
  const hasConflicts = useProjectState(({ conflicts }) => conflicts.length > 0);
  const canUndo = useProjectState((state) => state.canUndo);
  const canRedo = useProjectState((state) => state.canRedo);
  const isPersisted = useProjectState((state) => state.isPersisted);
  const keys = useProjectState((state) => state.keys);
  const withErrors = useCheckerState(
    ({ states }) => keys.filter((key) => (states[key]?.errors ?? 0) > 0).length,
  );
  const failures = new Set(
    [
      connectionError,
      isPersisted ? undefined : t('header.notKept'),
      saving.kind === 'refused' ? saving.message : undefined,
    ].filter((one) => one !== undefined),
  );
  return (
    <AppBar
      data-pane
      position="static"
      elevation={0}
      enableColorOnDark
      sx={{ bgcolor: '#132f38', color: '#fff', backgroundImage: 'none' }}
    >
      <Toolbar variant="dense" sx={{ gap: 2 }}>
        <Typography component="h1" sx={{ fontWeight: 700, fontSize: 16 }}>
          {t('title')}
        </Typography>
        <Typography
          noWrap
          title={root}
          sx={{ color: '#c4dde2', direction: 'rtl', flex: '0 1 auto', minWidth: 0 }}
        >
          <bdi>{root}</bdi>
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Stack role="status" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          {unsaved > 0 && <Mark text={tCount('header.unsaved', unsaved)} />}
          {unsaved === 0 && saving.kind === 'saved' && (
            <Mark
              text={withErrors ? tCount('header.savedWithErrors', withErrors) : t('header.saved')}
            />
          )}
        </Stack>
        <Stack
          direction="row"
          sx={{ gap: 0.5, '& .MuiButton-root.Mui-disabled': { color: '#8ba3aa' } }}
        >
          <Button color="inherit" disabled={!canUndo} onClick={undo} title={t('header.undoKeys')}>
            {t('header.undo')}
          </Button>
          <Button color="inherit" disabled={!canRedo} onClick={redo} title={t('header.redoKeys')}>
            {t('header.redo')}
          </Button>
        </Stack>
        <Button
          variant="contained"
          disabled={unsaved === 0 || saving.kind === 'saving' || hasConflicts}
          onClick={() => void project.save()}
          title={t('header.saveKeys')}
          sx={{
            bgcolor: '#2f9e6e',
            color: '#06231a',
            '&:hover': { bgcolor: '#46b585' },
            '&.Mui-disabled': { bgcolor: '#2b474f', color: '#a9bfc5' },
          }}
        >
          {t('header.save')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => setPublishing(true)}>
          {t('header.publish')}
        </Button>
      </Toolbar>
      <Box role="status">
        {[...failures].map((failure) => (
          <Alert key={failure} severity="error" variant="filled" square>
            {failure}
          </Alert>
        ))}
        {saving.kind === 'saved' && saving.left.length > 0 && (
          <Alert severity="warning" variant="filled" square>
            {t('header.left', { files: saving.left.join(', ') })}
          </Alert>
        )}
      </Box>
      {isPublishing && <PublishDialog server={server} onClose={() => setPublishing(false)} />}
    </AppBar>
  );
}

const Mark = ({ text }: { text: string }) => (
  <Chip
    size="small"
    label={text}
    title={text}
    sx={{ bgcolor: '#24505c', color: '#fff', maxWidth: 520 }}
  />
);
