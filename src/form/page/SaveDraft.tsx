import { Hint, Row, TextButton } from '#ui';
import { formatTime } from '#engine';
import { saveNow } from '../controller/draft/save';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useBusy } from '../parts/useBusy';

/** The button that saves now, and the state of the last save. */
export function SaveDraft() {
  const controller = useFormController();
  const saving = useFormState((state) => state.saving);
  const { isBusy, whileBusy } = useBusy();
  const { definition, insurer } = controller.props;
  if (!definition.request.draft) return null;
  const timeZone = insurer.timeZone as string | undefined;
  return (
    <Row>
      <TextButton aria-disabled={isBusy} onClick={() => void whileBusy(() => saveNow(controller))}>
        {t('keep.button')}
      </TextButton>
      <Hint role="status">
        {saving.kind === 'saved' && t('keep.kept', { time: formatTime(saving.at, timeZone) })}
        {saving.kind === 'failed' && t('keep.failed')}
        {saving.kind === 'refused' && saving.message}
      </Hint>
    </Row>
  );
}
