import { Notes, Notice } from '#ui';
import { reviewPage } from '../wizard/navigation';
import { useFormState } from '../controller/useFormController';
import { t } from '../i18n';

/** The questions are others than when the answers were kept: says which answers that concerns, first and last. */
export function ChangesNotice() {
  const changes = useFormState((state) => state.changes);
  const isDue = useFormState(({ draft, page }) => draft === 'restored' || page.name === reviewPage);
  if (changes.length === 0 || !isDue) return null;
  return (
    <Notice kind="warning" role="status">
      <p>{t('draft.changed')}</p>
      <Notes notes={changes} />
    </Notice>
  );
}
