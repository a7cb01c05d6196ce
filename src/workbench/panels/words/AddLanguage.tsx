import { tagProblem } from '#authoring';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useRef, useState } from 'react';
import { t } from '../../i18n';
import { languageName } from '../../languageName';

/** Asks for the tag of a language and says what language that is, or what is wrong with it. */
export function AddLanguage({ known, onAdd }: { known: string[]; onAdd: (tag: string) => void }) {
  const [tag, setTag] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const problem =
    tag === undefined || tag === ''
      ? undefined
      : known.includes(tag)
        ? t('words.add.known')
        : tagProblem(tag);
  const isGood = tag !== undefined && tag !== '' && problem === undefined;
  return (
    <>
      <Button onClick={() => setTag('')}>{t('words.add.open')}</Button>
      <Dialog
        open={tag !== undefined}
        slotProps={{ transition: { onEntered: () => input.current?.focus() } }}
        onClose={() => setTag(undefined)}
        maxWidth="xs"
        fullWidth
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isGood) return;
            onAdd(tag);
            setTag(undefined);
          }}
        >
          <DialogTitle>{t('words.add.title')}</DialogTitle>
          <DialogContent>
            <TextField
              fullWidth
              inputRef={input}
              margin="dense"
              label={t('words.add.tag')}
              value={tag ?? ''}
              onChange={({ target }) => setTag(target.value.trim())}
              error={problem !== undefined}
              helperText={problem ?? (isGood ? languageName(tag) : t('words.add.help'))}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setTag(undefined)}>{t('words.add.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={!isGood}>
              {t('words.add.do')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
