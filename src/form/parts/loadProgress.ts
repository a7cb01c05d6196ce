import { type ComponentType, lazy } from 'react';
import type { ProgressProps } from './Progress';

/** MUI is loaded once a file is chosen, because it may be too late when the file is sent. */
export const loadProgress = (): Promise<{ default: ComponentType<ProgressProps> }> =>
  import('./Progress').catch((fault: unknown) => {
    console.warn('The progress of uploads is not shown.', fault);
    // The overlay and the announcements tell it as well.
    return { default: () => null };
  });

export const LoadedProgress = lazy(loadProgress);
