import {
  contentKind,
  type FileAnswer,
  getAt,
  messageFor,
  type Pointer,
  type UploadLimits,
} from '#engine';
import { t } from '../../i18n';
import { formatFileSize } from '../../parts/formatFileSize';
import { answer } from '../answers/answer';
import type { FormController } from '../formController';
import { clearFieldProblem } from '../problems/problems';
import { copyOf } from './copyOf';
import { acceptsJpeg, photoInstead } from './photoInstead';
import { fileProblem } from './fileProblem';
import { refuseFile } from './refuseFile';

/**
 * Takes a file, or shows why not; a refused file does not replace the one before. A file can be chosen while another
 * one is looked at: the newest counts.
 */
export function chooseFile(
  controller: FormController,
  at: Pointer,
  file: File,
  limits: UploadLimits,
): Promise<void> {
  const { store } = controller;
  const problem = fileProblem(controller, at, file);
  // What is too large is not read. The size of a file in a cloud may be known only then.
  if (problem && problem.rule !== 'uploadEmpty' && !canBeDrawn(file)) {
    forgetCheck(controller, at);
    refuseFile(controller, at, file, problem);
    return Promise.resolve();
  }
  const isNewest = () => store.get().fileChecks[at] === check;
  const check: Promise<void> = readFile(controller, at, file, limits, isNewest).finally(
    () => isNewest() && forgetCheck(controller, at),
  );
  store.set({ fileChecks: { ...store.get().fileChecks, [at]: check } });
  return check;
}

/** Before a submit: waits for the files that are still looked at. */
export const finishFileChecks = ({ store }: FormController): Promise<unknown> =>
  Promise.all(Object.values(store.get().fileChecks));

export function removeFile(controller: FormController, at: Pointer): void {
  forgetCheck(controller, at);
  clearFieldProblem(controller, at);
  answer(controller, at, undefined);
  controller.store.set({ announcement: t('upload.removed') });
}

/** Takes a copy of a picture in place of the file that was chosen, and says so. */
export function takePhotoInstead(
  controller: FormController,
  at: Pointer,
  file: File,
  photo: File,
): void {
  const note = t('upload.changed', {
    name: file.name,
    size: formatFileSize(file.size),
    newName: photo.name,
    newSize: formatFileSize(photo.size),
  });
  takeFile(controller, at, photo, note);
}

async function readFile(
  controller: FormController,
  at: Pointer,
  file: File,
  limits: UploadLimits,
  isNewest: () => boolean,
): Promise<void> {
  const copy = await copyOf(file);
  const problem = copy
    ? fileProblem(controller, at, copy.file, copy.ends)
    : { at, rule: 'upload', message: t('upload.unreadable') };
  const isHeic = copy !== undefined && contentKind(copy.ends.head) === 'heif';
  const photo =
    copy && problem && (canBeDrawn(file) || isHeic)
      ? await photoInstead(copy.file, copy.ends, limits, problem)
      : undefined;
  if (!isNewest()) return;
  if (copy && !problem) takeFile(controller, at, copy.file);
  else if (photo?.isAtOnce) takePhotoInstead(controller, at, file, photo.file);
  else {
    const advice = isHeic && problem!.rule === 'upload' && acceptsJpeg(limits) && !photo;
    refuseFile(controller, at, file, problem!, {
      photo: photo?.file,
      advice: advice ? messageFor(controller.props.definition, { at, rule: 'uploadHeic' }) : '',
    });
  }
}

function takeFile(controller: FormController, at: Pointer, file: File, note?: string): void {
  const { store, files } = controller;
  const before = getAt(store.get().answers, at);
  const { name, size, type } = file;
  const chosen: FileAnswer = { id: crypto.randomUUID(), name, size, type };
  files.set(chosen.id, file);
  clearFieldProblem(controller, at);
  answer(controller, at, chosen);
  const told = t(before ? 'upload.replaced' : 'upload.chosen', { size: formatFileSize(size) });
  store.set({
    announcement: note ?? told,
    ...(note && { fileNotes: { ...store.get().fileNotes, [chosen.id]: note } }),
  });
}

/** The result of a check that is running does not count any more. */
function forgetCheck({ store }: FormController, at: Pointer): void {
  const { [at]: running, ...fileChecks } = store.get().fileChecks;
  if (running) store.set({ fileChecks });
}

const canBeDrawn = ({ type }: File) => type.startsWith('image/') && type !== 'image/svg+xml';
