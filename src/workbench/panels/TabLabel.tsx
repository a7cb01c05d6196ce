import { VisuallyHidden } from '#ui';
import { Box } from '@mui/material';

interface Props {
  name: string;
  /** Undefined until it is known, and where there is nothing to count. */
  count?: string | undefined;
  /** What is counted, for screen readers. */
  unit?: string;
  isAlarming?: boolean;
  /** The number of characters for which there is room. */
  room?: number;
}

/** The name of a panel with a count, for which there is always room: the tabs do not move when it changes. */
export const TabLabel = ({ name, count = '', unit, isAlarming = false, room = 4 }: Props) => (
  <span>
    {name}{' '}
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: `${room}ch`,
        textAlign: 'left',
        fontVariantNumeric: 'tabular-nums',
        color: isAlarming ? 'error.main' : 'text.secondary',
      }}
    >
      {count}
      {count !== '' && unit !== undefined && <VisuallyHidden> {unit}</VisuallyHidden>}
    </Box>
  </span>
);
