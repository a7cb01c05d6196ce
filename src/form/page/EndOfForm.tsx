import { Stack } from '#ui';
import { Signatures } from '../signatures/Signatures';
import { useIsSigned } from '../signatures/useSignatureStatus';
import { useFormState, useFormController } from '../controller/useFormController';
import { Asides } from './Asides';
import { Downloads } from './Downloads';
import { SaveDraft } from './SaveDraft';
import { SubmitBar } from './SubmitBar';

/** After the last question: signatures, downloads, and the submit button. */
export function EndOfForm() {
  const { signatures, draft } = useFormController().props.definition.request;
  const isSigned = useIsSigned();
  const isPicked = useFormState((state) => state.phase === 'picked');
  if (!signatures && !draft) return <SubmitBar />;
  if (!isPicked) return null;
  return (
    <Stack gap={4}>
      <Signatures />
      <Downloads isSigned={isSigned} />
      {(!signatures || isSigned) && <SubmitBar />}
      <Stack gap={2}>
        {draft && <SaveDraft />}
        <Asides />
      </Stack>
    </Stack>
  );
}
