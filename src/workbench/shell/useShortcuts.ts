import { useEffect } from 'react';
import { useProject } from '../project/useProject';

/** Save, undo and redo, wherever the focus is: they are about all files. */
export function useShortcuts(): void {
  const project = useProject();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') void project.save();
      else if (isPlainTextBox(event.target)) return;
      else if (key === 'z' && !event.shiftKey) project.undo();
      else if (key === 'y' || key === 'z') project.redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [project]);
}

/** A box in which a name or a search is typed has an undo of its own. */
const isPlainTextBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
