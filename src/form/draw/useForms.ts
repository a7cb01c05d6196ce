import { useRequest, useSession } from '../controller/useSession';
import { formsOf } from './forms';
import type { DrawnForm } from './sections';

/** The sections that the answers so far call for. */
export function useForms(): DrawnForm[] {
  const session = useSession();
  return useRequest(() => formsOf(session));
}
