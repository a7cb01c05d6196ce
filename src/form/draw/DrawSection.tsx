import { memo } from 'react';
import { DrawPartContext, type Part } from './DrawPart';
import { DisabledFieldset } from '../parts/DisabledFieldset';
import { useIsFormLocked } from '../signatures/useSignatureStatus';
import { SectionForm } from './SectionForm';
import type { FormSection } from './formSection';

const drawPart = (part: Part) => <SectionForm {...part} />;

interface Props {
  section: FormSection;
  /** A heading next to it shows its title already. */
  hidesTitle?: boolean;
}

/** A section, read-only once all parties have signed. */
export const DrawSection = memo(function DrawSection({ section, hidesTitle }: Props) {
  const { schema, uiSchema } = section;
  const ui = hidesTitle ? { ...uiSchema, 'ui:title': '' } : uiSchema;
  const isLocked = useIsFormLocked();
  return (
    <DisabledFieldset role="none" disabled={isLocked}>
      <DrawPartContext value={drawPart}>{drawPart({ schema, uiSchema: ui })}</DrawPartContext>
    </DisabledFieldset>
  );
});
