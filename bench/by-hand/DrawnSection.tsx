import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Section } from '../shapes';
import { Question } from './Question';

/** Sections outside the viewport are rendered when they are scrolled to. */
export const DrawnSection = ({ title, description, rows }: Section) => (
  <Stack
    component="section"
    spacing={3}
    sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 480px', p: 1, mb: 4 }}
  >
    <Typography variant="h6" component="h2">
      {title}
    </Typography>
    {description && <Typography color="textSecondary">{description}</Typography>}
    {rows.map((row) => (
      <Grid container spacing={2} key={row[0]!.name}>
        {row.map((field) => (
          <Grid key={field.name} size={{ xs: 12, md: 12 / row.length }}>
            <Question {...field} />
          </Grid>
        ))}
      </Grid>
    ))}
  </Stack>
);
