import { Notes, Notice } from '#ui';
import { reviewPage } from '../wizard/pages';
import { useFormState } from '../controller/useFormController';
import { t } from '../i18n';

/** The questions changed since the draft was saved: names the answers concerned, at the start and on the review page. */
export function ChangesNotice() {
  const changes = useFormState((state) => state.draftChanges);
  const isDue = useFormState(({ draft, page }) => draft !== 'saved' || page.name === reviewPage);
  if (changes.length === 0 || !isDue) return null;
  return (
    <Notice kind="warning" role="status">
      <p>{t('draft.changed')}</p>
      <Notes notes={changes} />
    </Notice>
  );
}
