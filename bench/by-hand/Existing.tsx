import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../shapes';
import { labelOf } from './rules';

/** A read-only value from the records. */
export function Existing(field: Field) {
  const { getValues } = useFormContext();
  return (
    <Typography data-field={field.name}>
      {labelOf(field)}: <strong>{String(getValues(field.name) ?? '–')}</strong>
    </Typography>
  );
}
