import { useEffect } from 'react';

/** A file that is dropped beside its box would be opened in place of the page. */
export function useStrayDrops(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      const { defaultPrevented, dataTransfer } = event;
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
