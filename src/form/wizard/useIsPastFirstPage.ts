import { useFormState, useFormController } from '../controller/useFormController';
import { currentSections } from '../draw/currentSections';
import { hasPages } from './navigation';

/** The first page is behind one: what it is about and which policy it is for need no more room. */
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
