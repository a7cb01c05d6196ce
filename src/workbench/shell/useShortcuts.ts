import { useEffect, useEffectEvent } from 'react';
import { useProject } from '../project/useProject';
import { useUndo } from './useUndo';

/** Save, undo and redo, wherever the focus is: they are about all files. */
export function useShortcuts(): void {
  const project = useProject();
  const { undo, redo } = useUndo();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const letter = letterOf(event);
    if (letter === 's') void project.save();
    else if (isTextBox(event.target)) return;
    else if (letter === 'z' && !event.shiftKey) undo();
    else if (letter === 'y' || letter === 'z') redo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

/** A keyboard with another script has the letter only by its place. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/** A box in which a name or a search is typed has an undo of its own. */
const isTextBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));
