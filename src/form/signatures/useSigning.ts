import { useMemo } from 'react';
import { isSigned, signatureStatus } from '../controller/signatures';
import { useFormState, useFormController } from '../controller/useFormController';

/** Who has to sign, and who of them has not. */
export function useSignatureStatus() {
  const controller = useFormController();
  const answers = useFormState((state) => state.answers);
  const signed = useFormState((state) => state.signed);
  const phase = useFormState((state) => state.phase);
  return useMemo(() => signatureStatus(controller), [controller, answers, signed, phase]);
}

/** Everybody has signed, so that nothing can be changed any more. */
export function useIsSigned(): boolean {
  const controller = useFormController();
  return useFormState(() => isSigned(controller));
}
