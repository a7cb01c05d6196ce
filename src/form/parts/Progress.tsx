import LinearProgress from '@mui/material/LinearProgress';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from '../theme';

export interface ProgressProps {
  /** From 0 to 1. */
  share: number;
  label: string;
}

/** How much of a file was sent. */
const Progress = ({ share, label }: ProgressProps) => (
  <ThemeProvider theme={theme}>
    <LinearProgress variant="determinate" value={Math.round(share * 100)} aria-label={label} />
  </ThemeProvider>
);

export default Progress;
