import Button, { type ButtonProps } from '@mui/material/Button';

/** A secondary action: words in the colour of a link, in line with the words around it. */
export const QuietButton = (props: ButtonProps) => (
  <Button variant="text" {...props} sx={{ px: 1, ml: -1, minWidth: 44, justifySelf: 'start' }} />
);
