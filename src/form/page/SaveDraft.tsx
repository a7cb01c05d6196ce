import { Hint, Row, TextButton } from '#ui';
import { saveNow } from '../controller/draft/save';
import { useRequest, useSession } from '../controller/useFormController';
import { t } from '../i18n';
import { useBusy } from './useBusy';

/** The button that saves at once, and what is saved already. */
export function SaveDraft() {
  const session = useSession();
  const keeping = useRequest((state) => state.keeping);
  const keptAt = useRequest((state) => state.keptAt);
  const refusal = useRequest((state) => state.keepingSays);
  const [isBusy, busily] = useBusy();
  if (!session.props.definition.request.draft) return null;
  return (
    <Row>
      <TextButton disabled={isBusy} onClick={() => void busily(() => saveNow(session))}>
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
