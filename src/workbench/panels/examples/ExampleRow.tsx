import type { Diagnostic } from '#authoring';
import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';
import { nameOf } from '../../editor/filesOf';
import { t } from '../../i18n';
import { useProject } from '../../project/useProject';
import { usePlace } from '../../shell/place';
import { GridCell, GridRow } from '../grid/ButtonGrid';
import { rowLook } from '../rowLook';
import { RenameExample } from './RenameExample';

interface Props {
  requestKey: string;
  file: string;
  about: string;
  passes: boolean;
  problems: Diagnostic[];
}

/** An example and whether it passes; a press opens it. */
export function ExampleRow({ requestKey, file, about, passes, problems }: Props) {
  const project = useProject();
  const { place, goTo } = usePlace();
  const [isRenaming, setRenaming] = useState(false);
  const name = nameOf(file).replace('.json', '');
  function remove() {
    project.edit({ [file]: null });
    if (place.path === file) goTo({ key: requestKey });
  }
  return (
    <GridRow
      sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <GridCell sx={{ flex: 1 }}>
        <ButtonBase
          onClick={() => goTo({ key: requestKey, path: file })}
          sx={{ ...rowLook, gridTemplateColumns: '18px minmax(160px, 280px) 1fr' }}
        >
          <Box
            role="img"
            aria-label={t(passes ? 'examples.passes' : 'examples.fails')}
            sx={{ color: passes ? 'success.main' : 'error.main', fontWeight: 700 }}
          >
            {passes ? '✓' : '✗'}
          </Box>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2">
            {about}
            {!passes && (
              <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                {problems.map(({ message }) => message).join(' ')}
              </Box>
            )}
          </Typography>
        </ButtonBase>
      </GridCell>
      <GridCell>
        <Button
          color="secondary"
          aria-label={t('examples.renameOne', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('examples.rename')}
        </Button>
      </GridCell>
      <GridCell>
        <Button color="secondary" aria-label={t('examples.removeOne', { name })} onClick={remove}>
          {t('examples.remove')}
        </Button>
      </GridCell>
      {isRenaming && (
        <RenameExample requestKey={requestKey} file={file} onClose={() => setRenaming(false)} />
      )}
    </GridRow>
  );
}
