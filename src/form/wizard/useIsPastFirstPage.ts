import { useRequest, useSession } from '../controller/useFormController';
import { formsOf } from '../draw/currentSections';
import { hasPages } from './navigation';

/** The first page is behind one: what it is about and which policy it is for need no more room. */
export function useIsUnderway(): boolean {
  const session = useSession();
  return useRequest(
    ({ page, phase }) =>
      hasPages(session) &&
      phase === 'picked' &&
      page.name !== '' &&
      page.name !== formsOf(session)[0]?.name,
  );
}
