import { Hint, Row, TextButton } from '#ui';
import { saveNow } from '../controller/draft/save';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useBusy } from './useBusy';

/** The button that saves at once, and what is saved already. */
export function SaveDraft() {
  const controller = useFormController();
  const keeping = useFormState((state) => state.keeping);
  const keptAt = useFormState((state) => state.keptAt);
  const refusal = useFormState((state) => state.keepingSays);
  const [isBusy, busily] = useBusy();
  if (!controller.props.definition.request.draft) return null;
  return (
    <Row>
      <TextButton disabled={isBusy} onClick={() => void busily(() => saveNow(controller))}>
        {t('keep.button')}
      </TextButton>
      <Hint role="status">
        {keeping === 'kept' && t('keep.kept', { time: timeOf(keptAt) })}
        {keeping === 'failed' && t('keep.failed')}
        {keeping === 'refused' && refusal}
      </Hint>
    </Row>
  );
}

/** hh:mm, as the clock of the person says. */
const timeOf = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
