import TextField from '@mui/material/TextField';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Field } from '../shapes';
import { labelOf, rulesOf } from './rules';

/** A text box or a drop-down, registered: its text stays in the DOM, and a key draws nothing. */
export function TypedText(field: Field) {
  const { name, kind, help, rules, options } = field;
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const problem = errors[name]?.message as string | undefined;
  const isMultiline = kind === 'textarea';
  return (
    <TextField
      {...register(name, rulesOf(field))}
      fullWidth
      label={labelOf(field)}
      error={Boolean(problem)}
      helperText={problem ?? help}
      multiline={isMultiline}
      select={kind === 'select'}
      slotProps={{
        // Its own text area measures itself, which a fixed number of lines does not need.
        input: isMultiline ? { inputComponent: 'textarea' } : undefined,
        htmlInput: { maxLength: rules.maxLength?.value, ...(isMultiline && { rows: 3 }) },
        select: { native: true },
        inputLabel: { shrink: true },
      }}
    >
      {kind === 'select' && [
        <option key="" value="">
          Select
        </option>,
        ...(options ?? []).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        )),
      ]}
    </TextField>
  );
}
