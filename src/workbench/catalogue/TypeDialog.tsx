import { keyOfTitle } from '#authoring';
import { isKey } from '#engine';
import { MenuItem, TextField } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '../i18n';
import { FormDialog } from '../shell/FormDialog';
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
  /** The title until one is typed. */
  suggestedTitle?: string | undefined;
  asksService: boolean;
  confirm: string;
  /** What was confirmed is being made. */
  isBusy?: boolean;
  onClose: () => void;
  onNamed: (named: NamedType) => void;
  /** What else is asked first. */
  children?: ReactNode;
}

/** Asks what a request type is called, and where in the catalogue it stands. */
export function TypeDialog({ heading, first, own, asksService, confirm, ...props }: Props) {
  const { suggestedTitle = '', isBusy = false, onClose, onNamed, children } = props;
  const keys = useProjectState((state) => state.keys);
  const services = servicesOf(useText('catalogue.json') ?? '');
  const titleBox = useRef<HTMLInputElement>(null);
  const [typedTitle, setTitle] = useState(first?.title);
  const [typedKey, setKey] = useState(first?.key);
  const [service, setService] = useState(first?.service ?? services[0]?.key ?? '');
  const [isAsked, setAsked] = useState(false);
  const title = typedTitle ?? suggestedTitle;
  const key = typedKey ?? keyOfTitle(title);
  const titleProblem = title.trim() === '' ? t('type.titleMissing') : undefined;
  const taken = takenKey(key, keys, own);
  const keyProblem = !isKey(key)
    ? t('type.keyForm')
    : taken !== undefined
      ? t('type.keyTaken', { key: taken })
      : undefined;

  function submit() {
    setAsked(true);
    if (!titleProblem && !keyProblem) onNamed({ key, title: title.trim(), service });
  }

  return (
    <FormDialog
      heading={heading}
      confirm={confirm}
      isConfirmDisabled={isBusy}
      firstBox={titleBox}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
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
    </FormDialog>
  );
}
