import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n';
import { type Width, widths } from './choices';

interface Props {
  name: string;
  width: Width;
  isHidden: boolean;
}

/** The frame with the form. A wider screen than the pane is drawn smaller, a narrower one in the middle. */
export function FrameView({ name, width, isHidden }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const room = useSize(box);
  const pixels = widths[width] ?? room.width;
  const scale = pixels > 0 ? Math.min(1, room.width / pixels) : 1;
  return (
    <Box
      ref={box}
      sx={{ flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover' }}
      hidden={isHidden}
    >
      <Box
        component="iframe"
        title={t('preview.frameTitle')}
        src={`preview.html?pane=${name}`}
        allow="camera"
        sx={{
          display: 'block',
          width: `${pixels}px`,
          height: `${room.height / scale}px`,
          mx: pixels < room.width ? 'auto' : 0,
          border: 0,
          bgcolor: 'background.default',
          transform: scale < 1 ? `scale(${scale})` : undefined,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}

function useSize(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
