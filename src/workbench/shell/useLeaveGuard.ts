import { useEffect } from 'react';
import { useProject } from '../project/useProject';

/** Asks before the tab is closed where something that was typed would be lost: the browser had no room to keep it. */
export function useLeaveGuard(): void {
  const project = useProject();
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!project.get().isKept) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [project]);
}
