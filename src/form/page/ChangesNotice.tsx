import { Notes, Notice } from '#ui';
import { review } from '../wizard/navigation';
import { useRequest } from '../controller/useFormController';
import { t } from '../i18n';

/** The questions are others than when the answers were kept: says which answers that concerns, first and last. */
export function ChangesNotice() {
  const changes = useRequest((state) => state.changes);
  const isDue = useRequest(({ draft, page }) => draft === 'restored' || page.name === review);
  if (changes.length === 0 || !isDue) return null;
  return (
    <Notice kind="warning" role="status">
      <p>{t('draft.changed')}</p>
      <Notes notes={changes} />
    </Notice>
  );
}
