import type { FileAnswer, Pointer } from '#engine';
import type { FormController } from '../formController';
import { currentProblems, showFieldProblem, clearFieldProblem } from '../problems/problems';
import { answer } from './answer';
import { withAt } from './withAt';

/** Takes a file, or shows why not; a refused file does not replace the one before. */
export function chooseFile(controller: FormController, at: Pointer, file: File): void {
  const { name, size, type } = file;
  const chosen: FileAnswer = { id: crypto.randomUUID(), name, size, type };
  const problem = currentProblems(
    controller,
    withAt(controller.store.get().answers, at, chosen),
  ).find(
    ({ at: place, rule }) =>
      // A missing proof is no problem of the file.
      (place === at && rule !== 'proof') || place.startsWith(`${at}/`),
  );
  if (problem) return showFieldProblem(controller, { ...problem, at });
  controller.files.set(chosen.id, file);
  clearFieldProblem(controller, at);
  answer(controller, at, chosen);
}

export function removeFile(controller: FormController, at: Pointer): void {
  clearFieldProblem(controller, at);
  answer(controller, at, undefined);
}
