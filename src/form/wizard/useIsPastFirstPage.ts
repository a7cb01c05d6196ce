import { useFormState, useFormController } from '../controller/useFormController';
import { hasPages } from './navigation';
import { firstPage, shownPage } from './pages';

/** Whether the wizard is past its first page; the introduction and the policy field are then reduced. */
export function useIsPastFirstPage(): boolean {
  const controller = useFormController();
  return useFormState(
    ({ phase }) =>
      hasPages(controller) && phase === 'picked' && shownPage(controller) !== firstPage(controller),
  );
}
