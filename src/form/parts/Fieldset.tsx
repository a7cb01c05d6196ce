import { styled } from '@mui/material/styles';

/** A group with its name, without the browser's frame. */
export const Fieldset = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  // A fieldset is as wide as its content otherwise and scrolls a phone sideways.
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(3),
  '& + &': { marginTop: theme.spacing(3) },
}));

export const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h3,
  padding: 0,
  marginBottom: theme.spacing(2),
}));
