import { useMemo } from 'react';
import { isSigned, signingOf } from '../controller/signatures';
import { useRequest, useSession } from '../controller/useFormController';

/** Who has to sign, and who of them has not. */
export function useSigning() {
  const session = useSession();
  const answers = useRequest((state) => state.answers);
  const signed = useRequest((state) => state.signed);
  const phase = useRequest((state) => state.phase);
  return useMemo(() => signingOf(session), [session, answers, signed, phase]);
}

/** Everybody has signed, so that nothing can be changed any more. */
export function useIsSigned(): boolean {
  const session = useSession();
  return useRequest(() => isSigned(session));
}
