import type { ChangeEvent } from 'react';
import { TextField } from '../components/TextField';
import { t } from '../i18n';

interface Props {
  value: string;
  problem: string | undefined;
  onType: (typed: string) => void;
}

export const DateOfBirthField = ({ value, problem, onType }: Props) => {
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionStart ?? target.value.length;
    const isAtEnd = caret === target.value.length;
    onType(target.value);
    // React moves the caret to the end when it sets the value; after a correction in the middle it must stay there.
    if (!isAtEnd) requestAnimationFrame(() => target.setSelectionRange(caret, caret));
  }
  return (
    <TextField
      id="dob"
      label={t('signIn.dob.label')}
      help={t('signIn.dob.help')}
      problem={problem}
      value={value}
      onChange={type}
      inputMode="numeric"
      autoComplete="bday"
    />
  );
};
