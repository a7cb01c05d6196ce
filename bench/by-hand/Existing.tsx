import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../shapes';
import { labelOf } from './rules';

/** A value from the records, to be read. */
export function Existing(field: Field) {
  const { getValues } = useFormContext();
  return (
    <Typography data-field={field.name}>
      {labelOf(field)}: <strong>{String(getValues(field.name) ?? '–')}</strong>
    </Typography>
  );
}
