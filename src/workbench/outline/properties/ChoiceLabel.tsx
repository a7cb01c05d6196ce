import { TextField } from '@mui/material';
import { type Ref, useState } from 'react';
import { t } from '../../i18n';
import type { Choice } from '../edit/choices';
import { dense } from './valueProps';

interface Props {
  choice: Choice;
  number: number;
  isDisabled: boolean;
  box: Ref<HTMLInputElement>;
  onChange: (label: string) => void;
}

/** What the customer reads for a choice: what is sent, where nothing else is written. */
export function ChoiceLabel({ choice, number, isDisabled, box, onChange }: Props) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <TextField
      inputRef={box}
      value={isEmpty ? '' : choice.label}
      disabled={isDisabled}
      onChange={({ target }) => {
        setEmpty(target.value === '');
        onChange(target.value || String(choice.value));
      }}
      onBlur={() => setEmpty(false)}
      slotProps={{ htmlInput: { 'aria-label': t('property.choiceLabel', { number }) } }}
      sx={dense}
    />
  );
}
