import { Hint, Notice } from '#ui';
import { formatDateTime } from '#engine';
import { reviewAside } from '../controller/submit/asides';
import { useFormController, useFormState } from '../controller/useFormController';
import { t } from '../i18n';

/** That the answers were sent for review, when, and what is still to do: on every device, until the form is submitted. */
export function ReviewAsked() {
  const { definition, insurer } = useFormController().props;
  const moment = useFormState((state) => state.serverDraft?.reviewAskedAt);
  const aside = reviewAside(definition);
  if (!aside || !moment) return null;
  const timeZone = insurer.timeZone as string | undefined;
  return (
    <Notice kind="info">
      <p>{aside.message}</p>
      <Hint>
        {t('aside.sentOn', { moment: formatDateTime(moment, timeZone), title: aside.title })}
      </Hint>
    </Notice>
  );
}
