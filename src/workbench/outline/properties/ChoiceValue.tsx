import { TextField } from '@mui/material';
import { useState } from 'react';
import { t } from '../../i18n';
import { type Choice, choiceProblem } from '../edit/choices';
import { dense } from './valueProps';

interface Props {
  choices: Choice[];
  index: number;
  isDisabled: boolean;
  onRename: (text: string) => void;
}

/**
 * What is sent for a choice. It is renamed in all files once it is typed: halfway it may be the value of another choice,
 * and the two could not be told apart again.
 */
export function ChoiceValue({ choices, index, isDisabled, onRename }: Props) {
  const value = String(choices[index]!.value);
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined ? undefined : choiceProblem(choices, index, typed);
  const rename = () => {
    if (problem !== undefined) return;
    if (typed !== undefined && typed !== value) onRename(typed);
    setTyped(undefined);
  };
  return (
    <TextField
      value={typed ?? value}
      disabled={isDisabled}
      error={problem !== undefined}
      helperText={problem && t(`property.choiceProblems.${problem}`)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={rename}
      onKeyDown={({ key }) => {
        if (key === 'Enter') rename();
        if (key === 'Escape') setTyped(undefined);
      }}
      slotProps={{
        htmlInput: { 'aria-label': t('property.choiceValue', { number: index + 1 }) },
        formHelperText: { sx: { mx: 0 } },
      }}
      sx={dense}
    />
  );
}
