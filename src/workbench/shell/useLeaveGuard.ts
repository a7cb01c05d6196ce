import { useEffect } from 'react';
import { useProject } from '../project/useProject';

/** Makes the browser ask before it closes the tab, where unsaved texts could not be stored. */
export function useLeaveGuard(): void {
  const project = useProject();
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!project.get().isPersisted) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [project]);
}
