import { useFormState } from '../controller/useFormController';
import { reviewPage } from '../wizard/pages';
import { ReviewAsked } from './ReviewAsked';

/** On return, that an earlier visit sent the answers for review; the last page says so at its button. */
export function ReviewNews() {
  const isDue = useFormState(({ draft, page }) => draft === 'restored' && page.name !== reviewPage);
  return isDue && <ReviewAsked />;
}
