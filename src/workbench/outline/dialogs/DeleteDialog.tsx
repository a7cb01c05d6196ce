import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { t } from '../../i18n';
import { nameOf } from '../../editor/filesOf';
import type { Deletion } from '../edit/deletion';
import type { Definition } from '../model/definition';
import { titleOf } from '../model/words';

interface Props {
  deletion: Deletion;
  title: string;
  definition: Definition;
  onDelete: () => void;
  onClose: () => void;
}

/** Says what goes with a field or a choice before it goes. */
export function DeleteDialog({ deletion, title, definition, onDelete, onClose }: Props) {
  const { changes, also, examples } = deletion;
  const others = also.map((at) => titleOf(definition, at));
  const files = Object.keys(changes).filter((path) => !examples.includes(path));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t('outline.remove.title', { title })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Typography>{t('outline.remove.files', { files: inShort(files.map(nameOf)) })}</Typography>
        {others.length > 0 && (
          <Typography>{t('outline.remove.also', { fields: inShort(others) })}</Typography>
        )}
        {examples.length > 0 && (
          <Typography>
            {t('outline.remove.examples', { files: inShort(examples.map(nameOf)) })}
          </Typography>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{t('outline.remove.undo')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by a key, and undo takes it back
          autoFocus
          variant="contained"
          color="error"
          onClick={onDelete}
        >
          {t('outline.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function inShort(names: string[]): string {
  const some = names.slice(0, 6).join(', ');
  return names.length > 6 ? t('outline.remove.more', { some, count: names.length - 6 }) : some;
}
