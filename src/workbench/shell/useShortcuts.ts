import { useEffect, useEffectEvent } from 'react';
import { useProject } from '../project/useProject';
import { useUndo } from './useUndo';

/** The keys of save, undo and redo, which work wherever the focus is. */
export function useShortcuts(): void {
  const project = useProject();
  const { undo, redo } = useUndo();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const letter = letterOf(event);
    if (letter === 's') void project.save();
    else if (hasOwnUndo(event.target) || isBehindDialog()) return;
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

/** On a keyboard with another script, the letter follows from the position of the key. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/** What is asked in a dialog is asked of the files as they are. */
const isBehindDialog = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Text boxes have an undo of their own, and what says so. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof Element && target.closest('[data-own-undo]') !== null) ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));
