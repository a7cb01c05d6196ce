import type { Pointer } from '#engine';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { isLocked, lockingFields } from '../controller/proofs/proofStatus';
import { useFormState, useFormController } from '../controller/useFormController';

const Controls = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Controls that become disabled while another answer is proved. */
export function Lockable({ at, children }: { at: Pointer; children: ReactNode }) {
  const { definition } = useFormController().props;
  const isHeld = useFormState((state) => isLocked(definition, state, at));
  if (lockingFields(definition, at).length === 0) return children;
  return (
    <Controls role="none" disabled={isHeld}>
      {children}
    </Controls>
  );
}
