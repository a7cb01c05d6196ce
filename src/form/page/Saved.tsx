import { formatTime } from '#engine';
import { Icon } from '#ui';
import { useFormController, useFormState } from '../controller/useFormController';
import { t } from '../i18n';

/** What is saved of the answers, at a glance; the end of the form says it to screen readers. */
export function Saved() {
  const timeZone = useFormController().props.insurer.timeZone as string | undefined;
  const text = useFormState(({ saving, draft }) =>
    saving.kind === 'saved'
      ? t('saved.at', { time: formatTime(saving.at, timeZone) })
      : t(`saved.${draft}`),
  );
  return (
    <p>
      <Icon name="file" />
      {text}
    </p>
  );
}
