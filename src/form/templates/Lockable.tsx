import type { Pointer } from '#engine';
import type { ReactNode } from 'react';
import { isLocked, lockingFields } from '../controller/proofs/proofStatus';
import { useFormState, useFormController } from '../controller/useFormController';
import { DisabledFieldset } from '../parts/DisabledFieldset';

/** Controls that become disabled while another answer is proved. */
export function Lockable({ at, children }: { at: Pointer; children: ReactNode }) {
  const controller = useFormController();
  const isDisabled = useFormState((state) => isLocked(controller, state, at));
  if (lockingFields(controller.props.definition, at).length === 0) return children;
  return (
    <DisabledFieldset role="none" disabled={isDisabled}>
      {children}
    </DisabledFieldset>
  );
}
