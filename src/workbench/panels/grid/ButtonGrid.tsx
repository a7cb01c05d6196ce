import { Box, type BoxProps } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { oneTabStop } from './oneTabStop';

interface Props {
  label: string;
  children: ReactNode;
}

/** Rows of buttons that are one Tab stop. The panel gets the focus where the grid goes while it has it. */
export function ButtonGrid({ label, children }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = grid.current!;
    const panel = box.closest<HTMLElement>('[role="tabpanel"]');
    const end = oneTabStop(box);
    return () => {
      end();
      if (box.contains(document.activeElement)) panel?.focus();
    };
  }, []);
  return (
    <Box ref={grid} role="grid" aria-label={label}>
      {children}
    </Box>
  );
}

/** A row; its children are cells. */
export const GridRow = (props: BoxProps) => <Box role="row" {...props} />;

export const GridCell = (props: BoxProps) => <Box role="gridcell" {...props} />;
