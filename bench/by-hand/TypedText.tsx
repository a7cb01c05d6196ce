import TextField from '@mui/material/TextField';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Field } from '../shapes';
import { labelOf, rulesOf } from './rules';

/** A registered text input or select: its value stays in the DOM, so a keystroke renders nothing. */
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
        // MUI's text area measures its height, which a fixed number of lines does not need.
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
