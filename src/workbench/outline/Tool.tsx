import { Button, Tooltip } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';

interface ToolProps {
  label: string;
  keys?: string;
  isOff: boolean;
  hasMenu?: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** It stays focusable where it does nothing, so that the focus is not lost when it has done its work. */
export const Tool = ({ label, keys, isOff, hasMenu = false, onPress, children }: ToolProps) => (
  <Tooltip title={keys ? `${label} (${keys})` : label} describeChild>
    <Button
      size="small"
      aria-label={label}
      aria-disabled={isOff}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      onClick={(event) => {
        if (!isOff) onPress(event);
      }}
      sx={{ minWidth: 26, px: 0.75, ...(isOff && { color: 'text.disabled' }) }}
    >
      {children}
    </Button>
  </Tooltip>
);
