import { isKey, keyOfTitle } from '#authoring';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '../i18n';
import { useProjectState, useText } from '../project/useProject';
import { servicesOf } from './catalogueEdits';
import { takenKey } from './typeEdits';

export interface NamedType {
  key: string;
  title: string;
  service: string;
}

interface Props {
  heading: string;
  /** What stands in the boxes at first. */
  first?: Partial<NamedType>;
  /** The key of the request type that is renamed, which may stay. */
  own?: string;
  asksService: boolean;
  confirm: string;
  onClose: () => void;
  onNamed: (named: NamedType) => void;
}

/** Asks what a request type is called, and where in the catalogue it stands. */
export function TypeDialog({ heading, first, own, asksService, confirm, onClose, onNamed }: Props) {
  const keys = useProjectState((state) => state.keys);
  const services = servicesOf(useText('catalogue.json') ?? '');
  const titleBox = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(first?.title ?? '');
  const [typedKey, setKey] = useState(first?.key);
  const [service, setService] = useState(first?.service ?? services[0]?.key ?? '');
  const [isAsked, setAsked] = useState(false);
  const key = typedKey ?? keyOfTitle(title);
  const titleProblem = title.trim() === '' ? t('type.titleMissing') : undefined;
  const taken = takenKey(key, keys, own);
  const keyProblem = !isKey(key)
    ? t('type.keyForm')
    : taken !== undefined
      ? t('type.keyTaken', { key: taken })
      : undefined;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!titleProblem && !keyProblem) onNamed({ key, title: title.trim(), service });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="type-heading"
      slotProps={{ transition: { onEntered: () => titleBox.current?.focus() } }}
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id="type-heading">{heading}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField
              inputRef={titleBox}
              required
              label={t('type.title')}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              error={isAsked && titleProblem !== undefined}
              helperText={(isAsked && titleProblem) || t('type.titleHelp')}
            />
            <TextField
              required
              label={t('type.key')}
              value={key}
              onChange={({ target }) => setKey(target.value)}
              error={(isAsked || typedKey !== undefined) && keyProblem !== undefined}
              helperText={((isAsked || typedKey !== undefined) && keyProblem) || t('type.keyHelp')}
              slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
            />
            {asksService && services.length > 0 && (
              <TextField
                select
                label={t('type.service')}
                value={service}
                onChange={({ target }) => setService(target.value)}
              >
                {services.map((one) => (
                  <MenuItem key={one.key} value={one.key}>
                    {one.title}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('type.cancel')}</Button>
          <Button type="submit" variant="contained">
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
