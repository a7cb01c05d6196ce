import { exampleKind } from '#authoring';
import { InputAdornment, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { nameOf } from '../../editor/filesOf';
import { t } from '../../i18n';
import { useProject } from '../../project/useProject';
import { FormDialog } from '../../shell/FormDialog';
import { usePlace } from '../../shell/place';
import { examplePath, slugOf } from './examplePath';

interface Props {
  requestKey: string;
  file: string;
  onClose: () => void;
}

/** Gives an example another name behind its kind. */
export function RenameExample({ requestKey, file, onClose }: Props) {
  const project = useProject();
  const { place, goTo } = usePlace();
  const nameBox = useRef<HTMLInputElement>(null);
  const kind = exampleKind(file)!;
  const [typed, setTyped] = useState(nameOf(file).slice(`${kind}-`.length, -'.json'.length));
  const path = examplePath(requestKey, kind, slugOf(typed));
  const problem =
    slugOf(typed) === ''
      ? t('examples.noName')
      : path !== file && project.textOf(path) !== undefined
        ? t('examples.nameTaken', { name: nameOf(path) })
        : undefined;

  function submit() {
    if (problem !== undefined) return;
    if (path !== file) project.edit({ [file]: null, [path]: project.textOf(file)! });
    if (place.path === file) goTo({ key: requestKey, path });
    onClose();
  }

  return (
    <FormDialog
      heading={t('examples.renameHeading')}
      confirm={t('examples.rename')}
      isConfirmDisabled={problem !== undefined}
      firstBox={nameBox}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        inputRef={nameBox}
        label={t('examples.name')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem !== undefined}
        helperText={problem ?? nameOf(path)}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">{kind}-</InputAdornment> },
        }}
      />
    </FormDialog>
  );
}
