import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Controller, useFormContext } from 'react-hook-form';
import type { Field } from '../shapes';
import { labelOf, rulesOf } from './rules';

export function Choice(field: Field) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={field.name}
      rules={rulesOf(field)}
      render={({ field: { ref, ...input }, fieldState: { error } }) => (
        <FormControl component="fieldset" error={Boolean(error)}>
          <FormLabel component="legend">{labelOf(field)}</FormLabel>
          <RadioGroup row {...input} value={input.value ?? ''}>
            {(field.options ?? []).map(([value, label]) => (
              <FormControlLabel
                key={value}
                value={value}
                label={label}
                control={<Radio slotProps={{ input: { ref } }} />}
              />
            ))}
          </RadioGroup>
          {error && <FormHelperText>{error.message}</FormHelperText>}
        </FormControl>
      )}
    />
  );
}
