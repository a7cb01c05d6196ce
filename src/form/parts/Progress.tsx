import { tokens } from '#ui';
import styled from '@emotion/styled';
import LinearProgress from '@mui/material/LinearProgress';

export interface ProgressProps {
  /** From 0 to 1. */
  share: number;
  label: string;
}

const Bar = styled(LinearProgress)`
  color: ${tokens.colour.primary};
`;

/** How much of a file was sent. */
const Progress = ({ share, label }: ProgressProps) => (
  <Bar color="inherit" variant="determinate" value={Math.round(share * 100)} aria-label={label} />
);

export default Progress;
