import type { Pointer } from '#engine';
import { SecondaryButton } from '#ui';
import { takePhotoInstead } from '../../controller/files/chooseFile';
import { useFormController, useFormState } from '../../controller/useFormController';
import { t } from '../../i18n';
import { focusSoon } from '../../parts/focusSoon';
import { formatFileSize } from '../../parts/formatFileSize';

/** Takes the copy of a refused picture. Without a press nothing that was chosen is changed. */
export function PhotoOffer({ inputId, at }: { inputId: string; at: Pointer }) {
  const controller = useFormController();
  const problem = useFormState(({ problems }) => problems.find((one) => one.at === at));
  if (!problem?.instead) return null;
  const { file, photo } = problem.instead;
  const text = problem.rule === 'uploadSize' ? 'upload.smaller' : 'upload.asJpeg';
  return (
    <SecondaryButton
      style={{ marginTop: 8 }}
      onClick={() => {
        takePhotoInstead(controller, at, file, photo);
        focusSoon(inputId);
      }}
    >
      {t(text, { size: formatFileSize(photo.size) })}
    </SecondaryButton>
  );
}
