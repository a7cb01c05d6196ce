import { useMemo } from 'react';
import { isFormLocked, isSigned, signatureStatus } from '../controller/signatures';
import { useFormController, useFormState } from '../controller/useFormController';

/** The signatures that are due, and those that are still missing. */
export function useSignatureStatus() {
  const controller = useFormController();
  const answers = useFormState((state) => state.answers);
  const signed = useFormState((state) => state.signed);
  const phase = useFormState((state) => state.phase);
  return useMemo(
    () => signatureStatus(controller, { answers, signed, phase }),
    [controller, answers, signed, phase],
  );
}

/** Whether all parties have signed exactly these answers. */
export function useIsSigned(): boolean {
  const controller = useFormController();
  return useFormState(() => isSigned(controller));
}

/** Whether nothing can be changed, because all parties have signed. */
export function useIsFormLocked(): boolean {
  const controller = useFormController();
  return useFormState(() => isFormLocked(controller));
}
