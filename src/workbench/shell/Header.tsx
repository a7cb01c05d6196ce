import { AppBar, Box, Button, Chip, Stack, Toolbar, Typography } from '@mui/material';
import { useState } from 'react';
import { t, tCount } from '../i18n';
import { PublishDialog } from '../publish/PublishDialog';
import { useUndo } from './useUndo';
import type { ProjectServer } from '../project/projectServer';
import { useProject, useProjectState } from '../project/useProject';

/** The bar at the top: which folder this is, what is not saved, and the way to save it. */
export function Header({ away, server }: { away: string | undefined; server: ProjectServer }) {
  const [isPublishing, setPublishing] = useState(false);
  const project = useProject();
  const { undo, redo } = useUndo();
  const { root, unsaved, saving, conflicts, canUndo, canRedo, isKept } = useProjectState(
    (state) => state,
  );
  return (
    <AppBar
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
          {away !== undefined && <Mark text={away} isBad />}
          {!isKept && <Mark text={t('header.notKept')} isBad />}
          {saving.kind === 'refused' && <Mark text={saving.message} isBad />}
          {unsaved.size > 0 && <Mark text={tCount('header.unsaved', unsaved.size)} />}
          {unsaved.size === 0 && saving.kind === 'saved' && <Mark text={t('header.saved')} />}
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
          disabled={unsaved.size === 0 || saving.kind === 'saving' || conflicts.length > 0}
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
      {isPublishing && <PublishDialog server={server} onClose={() => setPublishing(false)} />}
    </AppBar>
  );
}

const Mark = ({ text, isBad = false }: { text: string; isBad?: boolean }) => (
  <Chip
    size="small"
    label={text}
    title={text}
    sx={{ bgcolor: isBad ? '#6d1f1f' : '#24505c', color: '#fff', maxWidth: 420 }}
  />
);
