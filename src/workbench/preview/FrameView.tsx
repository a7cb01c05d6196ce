import { Box } from '@mui/material';
import { memo, useEffect, useRef, useState } from 'react';
import { frameProps } from '../frameChannel';
import { t } from '../i18n';
import { type Width, widths } from './choices';

interface Props {
  /** The names of the frames: the one that is shown, and the one that will replace it. */
  /** Undefined for a moment before it is loaded again. */
  shown: string | undefined;
  next: string | undefined;
  width: Width;
  isHidden: boolean;
}

/** The frame with the form. Where another one replaces it, that is drawn first. A screen that is wider than the pane is scaled down; a narrower one is centred. */
export const FrameView = memo(function FrameView({ shown, next, width, isHidden }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const room = useSize(box);
  const pixels = widths[width] ?? room.width;
  const scale = pixels > 0 ? Math.min(1, room.width / pixels) : 1;
  return (
    <Box
      ref={box}
      sx={{
        position: 'relative',
        flex: 1,
        minHeight: 0,
        overflow: 'hidden',
        bgcolor: 'action.hover',
        // Without a box, the form would not keep its scroll position.
        visibility: isHidden ? 'hidden' : 'inherit',
      }}
    >
      {[shown, next]
        .filter((name) => name !== undefined)
        .map((name) => (
          <Box
            component="iframe"
            {...frameProps('preview.html', name)}
            key={name}
            title={t('preview.frameTitle')}
            inert={name !== shown}
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
              ...(name !== shown && { position: 'absolute', top: 0, visibility: 'hidden' }),
            }}
          />
        ))}
    </Box>
  );
});

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
