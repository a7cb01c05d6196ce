import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../shapes';
import { labelOf } from './rules';

const cmPerInch = 2.54;

/** Centimetres, computed from the selected feet and inches. */
export function Height(field: Field) {
  const { control } = useFormContext();
  const party = field.name.replace('CM', '');
  const [feet, inches] = useWatch({ control, name: [`${party}Feet`, `${party}Inches`] });
  const cm = (Number(feet) * 12 + Number(inches)) * cmPerInch;
  return (
    <Typography data-field={field.name}>
      {labelOf(field)}: <strong>{feet && inches !== '' ? cm.toFixed(2) : '–'}</strong>
    </Typography>
  );
}
