import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { Controller, useFormContext } from 'react-hook-form';
import type { Field } from '../shapes';
import { rulesOf } from './rules';

export function Tick(field: Field) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={field.name}
      rules={rulesOf(field)}
      render={({ field: { value, ref, ...input }, fieldState: { error } }) => (
        <FormControl error={Boolean(error)}>
          <FormControlLabel
            label={field.label}
            control={
              <Checkbox {...input} checked={Boolean(value)} slotProps={{ input: { ref } }} />
            }
          />
          {error && <FormHelperText>{error.message}</FormHelperText>}
        </FormControl>
      )}
    />
  );
}
