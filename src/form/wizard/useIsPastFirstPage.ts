import { useFormState, useFormController } from '../controller/useFormController';
import { currentSections } from '../draw/currentSections';
import { hasPages } from './navigation';

/** Whether the wizard is past its first page; the introduction and the policy field are then reduced. */
export function useIsPastFirstPage(): boolean {
  const controller = useFormController();
  return useFormState(
    ({ page, phase }) =>
      hasPages(controller) &&
      phase === 'picked' &&
      page.name !== '' &&
      page.name !== currentSections(controller)[0]?.name,
  );
}
