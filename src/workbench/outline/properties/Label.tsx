import { Typography } from '@mui/material';

/** What a property is called, with its keyword for those who know it. */
export const Label = ({ label, keyword }: { label: string; keyword?: string | undefined }) => (
  <Typography component="span" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
    {label}{' '}
    {keyword !== undefined && (
      <Typography component="span" sx={{ color: 'text.secondary', fontSize: 11.5, ml: 0.75 }}>
        {keyword}
      </Typography>
    )}
  </Typography>
);
