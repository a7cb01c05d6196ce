import { Alert, Button, Stack } from '@mui/material';
import { t } from '../i18n';
import { useProject, useProjectState } from '../project/useProject';

/** Files that another program changed in the lines that were edited here: the person decides, and nothing is lost. */
export function Conflicts() {
  const project = useProject();
  const conflicts = useProjectState((state) => state.conflicts);
  return conflicts.map(({ path, theirs }) => (
    <Alert
      key={path}
      severity="warning"
      role="alert"
      square
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button color="inherit" onClick={() => project.resolve(path, 'mine')}>
            {t('conflict.keepMine')}
          </Button>
          <Button color="inherit" onClick={() => project.resolve(path, 'theirs')}>
            {t(theirs ? 'conflict.takeTheirs' : 'conflict.remove')}
          </Button>
        </Stack>
      }
    >
      {t(theirs ? 'conflict.changed' : 'conflict.removed', { path })}
    </Alert>
  ));
}
