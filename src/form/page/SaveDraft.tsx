import { Hint, Row, TextButton } from '#ui';
import { saveNow } from '../controller/draft/save';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useBusy } from '../parts/useBusy';

/** The button that saves now, and the state of the last save. */
export function SaveDraft() {
  const controller = useFormController();
  const saving = useFormState((state) => state.saving);
  const { isBusy, whileBusy } = useBusy();
  if (!controller.props.definition.request.draft) return null;
  return (
    <Row>
      <TextButton disabled={isBusy} onClick={() => void whileBusy(() => saveNow(controller))}>
        {t('keep.button')}
      </TextButton>
      <Hint role="status">
        {saving.kind === 'saved' && t('keep.kept', { time: timeOf(saving.at) })}
        {saving.kind === 'failed' && t('keep.failed')}
        {saving.kind === 'refused' && saving.message}
      </Hint>
    </Row>
  );
}

/** hh:mm in the time zone of the device. */
const timeOf = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
