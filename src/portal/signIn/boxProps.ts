import { comesAtOnce } from '#ui';
import type { ChangeEvent } from 'react';
import type { Field, useSignIn } from './useSignIn';

/** What binds a text box to a field of the sign-in. */
export const boxProps = (
  { values, problems, type, complete, clearProblem }: ReturnType<typeof useSignIn>,
  field: Field,
) => ({
  id: field,
  value: values[field],
  problem: problems[field],
  onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    clearProblem(field);
    if (comesAtOnce(nativeEvent)) void complete(field, target.value);
    else type[field](target.value);
  },
  onBlur: () => void complete(field, values[field]),
});
