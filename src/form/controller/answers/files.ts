import type { FileAnswer, Pointer } from '#engine';
import type { Session } from '../formController';
import { problemsNow, showAtField, unshowAtField } from '../problems/problems';
import { answer } from './answer';
import { withAt } from './withAt';

/** Takes a file, or says why not; a file that was there before stays when the new one is refused. */
export function chooseFile(session: Session, at: Pointer, file: File): void {
  const { name, size, type } = file;
  const chosen: FileAnswer = { id: crypto.randomUUID(), name, size, type };
  const problem = problemsNow(session, withAt(session.store.get().answers, at, chosen)).find(
    ({ at: place, rule }) =>
      // That it is still to be proved is no fault of the file.
      (place === at && rule !== 'proof') || place.startsWith(`${at}/`),
  );
  if (problem) return showAtField(session, { ...problem, at });
  session.files.set(chosen.id, file);
  unshowAtField(session, at);
  answer(session, at, chosen);
}

export function removeFile(session: Session, at: Pointer): void {
  unshowAtField(session, at);
  answer(session, at, undefined);
}
