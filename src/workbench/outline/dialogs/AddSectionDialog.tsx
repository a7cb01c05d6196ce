import { MenuItem, TextField } from '@mui/material';
import { partsOf } from '#engine';
import { useRef, useState } from 'react';
import { t } from '../../i18n';
import { FormDialog } from '../../shell/FormDialog';
import { sectionsIn } from '../edit/sections';
import type { Definition } from '../model/definition';
import { titleOf } from '../model/words';

interface Props {
  definition: Definition;
  /** The chosen one, which is proposed. */
  field: string | undefined;
  onAdd: (title: string, field: string) => void;
  onClose: () => void;
}

/** Asks for the title of a new section, and for the field with which it begins: no section may be empty. */
export function AddSectionDialog({ definition, field, onAdd, onClose }: Props) {
  const alone = new Set(
    sectionsIn(definition.key, definition.texts).flatMap((section) =>
      section.fields.length < 2 || !section.listAt ? section.fields : [],
    ),
  );
  const names = definition.fields
    .filter(({ at, name }) => partsOf(at).length === 1 && !alone.has(name))
    .map(({ name }) => name);
  const proposed = field && names.includes(field.slice(1)) ? field.slice(1) : (names.at(-1) ?? '');
  const help =
    names.length > 0 ? 'firstHelp' : definition.fields.length > 0 ? 'noFieldLeft' : 'noField';
  const titleBox = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [first, setFirst] = useState(proposed);
  const [isTried, setTried] = useState(false);
  const isEmpty = title.trim() === '';
  const add = () => {
    setTried(true);
    if (!isEmpty && first !== '') onAdd(title.trim(), first);
  };
  return (
    <FormDialog
      heading={t('outline.addSection')}
      confirm={t('outline.addSection')}
      firstBox={titleBox}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        inputRef={titleBox}
        label={t('outline.add.sectionTitle')}
        value={title}
        error={isTried && isEmpty}
        helperText={isTried && isEmpty ? t('outline.add.noTitle') : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        select
        label={t('outline.add.firstField')}
        value={first}
        helperText={t(`outline.add.${help}`)}
        onChange={({ target }) => setFirst(target.value)}
      >
        {names.map((name) => (
          <MenuItem key={name} value={name} dense>
            {titleOf(definition, `/${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
