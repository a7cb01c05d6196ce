import type { ChangeEvent } from 'react';
import { TextField } from '../components/TextField';
import { t } from '../i18n';
import { boxProps } from './boxProps';
import type { useSignIn } from './useSignIn';

export const DateOfBirthField = (signIn: ReturnType<typeof useSignIn>) => {
  const { onChange, ...box } = boxProps(signIn, 'dob');
  function type(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const caret = target.selectionStart ?? target.value.length;
    const isAtEnd = caret === target.value.length;
    onChange(event);
    // React moves the caret to the end when it sets the value; after a correction in the middle it must stay there.
    if (!isAtEnd) requestAnimationFrame(() => target.setSelectionRange(caret, caret));
  }
  return (
    <TextField
      {...box}
      label={t('signIn.dob.label')}
      help={t('signIn.dob.help')}
      onChange={type}
      inputMode="numeric"
      autoComplete="bday"
    />
  );
};
