import type { Pointer, UploadLimits } from '#engine';
import { t } from '../../i18n';
import type { FormController } from '../formController';
import { chooseFile } from './chooseFile';
import { refuseDrop } from './refuseFile';

/** Takes the one file that was dropped; of several, of a folder and of anything else nothing. */
export function dropFiles(
  controller: FormController,
  at: Pointer,
  { files, items }: DataTransfer,
  limits: UploadLimits,
): void {
  const [file] = files;
  const hasFolder = Array.from(items ?? []).some((item) => item.webkitGetAsEntry?.()?.isDirectory);
  if (files.length > 1) refuseDrop(controller, at, t('upload.onlyOne', { count: files.length }));
  else if (hasFolder) refuseDrop(controller, at, t('upload.folder'));
  else if (!file) refuseDrop(controller, at, t('upload.onlyFiles'));
  else void chooseFile(controller, at, file, limits);
}
