import { type FileAnswer, getAt, type Pointer, type Problem } from '#engine';
import { t } from '../../i18n';
import { formatFileSize } from '../../parts/formatFileSize';
import type { FormController } from '../formController';
import { showFieldProblem } from '../problems/problems';

/**
 * Shows why a file was not taken, which one counts, and an advice. `photo` is a copy of it that can be taken instead.
 */
export function refuseFile(
  controller: FormController,
  at: Pointer,
  file: File,
  problem: Problem,
  { photo, advice = '' }: { photo?: File | undefined; advice?: string } = {},
): void {
  const { name, size } = file;
  const text = problem.rule === 'uploadSize' ? 'upload.tooLarge' : 'upload.notTaken';
  const hint =
    `${t(text, { name, size: formatFileSize(size) })} ${whatCounts(controller, at)} ${advice}`.trim();
  showFieldProblem(controller, { ...problem, hint, ...(photo && { instead: { file, photo } }) });
}

/** Shows why nothing of what was dropped was taken. */
export function refuseDrop(controller: FormController, at: Pointer, message: string): void {
  showFieldProblem(controller, { at, rule: 'upload', message, hint: whatCounts(controller, at) });
}

function whatCounts({ store }: FormController, at: Pointer): string {
  const kept = getAt(store.get().answers, at) as FileAnswer | undefined;
  return kept ? t('upload.kept', { name: kept.name }) : t('upload.none');
}
